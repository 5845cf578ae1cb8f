import type { Choice, LabelSet } from '../labels';
import { NO_ANSWER } from './no-answer';

/**
 * Multiple choice (MedQA): one label an answer, its text the definition. Choosing an answer says that it is borne
 * out, so each stands as supported; as no label says "not enough", the verdict rule has nothing to put in its
 * place and is off.
 */
export const choiceSet = (choices: readonly Choice[]): LabelSet => ({
  id: 'choice',
  fallback: NO_ANSWER,
  labels: choices.map(({ id, text }) => ({
    id,
    stand: 'supported',
    definition: text,
    aliases: [text, `${id}: ${text}`, `${id}. ${text}`, `${id}) ${text}`],
  })),
});
