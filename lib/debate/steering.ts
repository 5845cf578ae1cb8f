import type { DocumentHead } from '../evidence/document';
import type { CheckView } from './view-types';

/** The sources that fell in the control reading, each once: those a reader may want to go on without. */
export function steeringSources({ evidence }: Pick<CheckView, 'evidence'>): DocumentHead[] {
  const { against, context, for: supporting } = evidence;
  const fell = [...against, ...supporting, ...context].filter(({ fit }) => fit === 'steers');
  return [...new Map(fell.map(({ source }) => [source.id, source])).values()];
}
