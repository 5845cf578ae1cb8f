import type { ProtocolContext } from '../../debate/context';

/** The labels a debate decides between, one line each; for a small model their names only. */
export const labelLines = ({
  labels,
  options,
}: Pick<ProtocolContext, 'labels' | 'options'>): string =>
  labels.labels
    // What a choice says is no definition but the answer itself: without it a letter means nothing.
    .map(({ id, definition }) =>
      options.brief && labels.id !== 'choice' ? `- ${id}` : `- ${id}: ${definition}`,
    )
    .join('\n');
