import { roles } from '../../lib/debate/context';
import type { ErrorRecord } from '../../lib/errors';
import { isMessageKey, loosely, type Translate } from '../words';

/**
 * The catalogue's sentence for an error, its placeholders filled as far as the error carries them. Where the
 * error says what about a key was wrong, where an unreachable server stands, or which model is gone, there may be a
 * closer one.
 */
export function errorSentence(t: Translate, error: ErrorRecord): string {
  const { code, params } = error;
  const gone = roles.some((one) => one === params.role) && params.model ? 'gone' : undefined;
  const closer = params.key ?? params.place ?? params.path ?? gone;
  const keys = [`error_${code}_${closer}`, `error_${code}`];
  const key = keys.map((name) => name.replaceAll('-', '_')).find(isMessageKey);
  return key ? loosely(t, key, params).trim() : code;
}

/** The words on the button that an error asks for. */
export function actionWord(t: Translate, error: ErrorRecord): string {
  const key = `action_${error.action.replaceAll('-', '_')}`;
  return isMessageKey(key) ? loosely(t, key, error.params) : error.action;
}
