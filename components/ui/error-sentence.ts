import type { ErrorRecord } from '../../lib/errors';
import { isMessageKey, loosely, type Translate } from '../words';

/** The catalogue's sentence for an error, its placeholders filled as far as the error carries them. */
export function errorSentence(t: Translate, error: ErrorRecord): string {
  const key = `error_${error.code.replaceAll('-', '_')}`;
  return isMessageKey(key) ? loosely(t, key, error.params).trim() : error.code;
}

/** The words on the button that an error asks for. */
export function actionWord(t: Translate, error: ErrorRecord): string {
  const key = `action_${error.action.replaceAll('-', '_')}`;
  return isMessageKey(key) ? loosely(t, key, error.params) : error.action;
}
