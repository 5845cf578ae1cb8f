/**
 * Caps on a small model's reply, in characters and items. They go into the JSON schema, where a grammar
 * keeps them, and are not checked afterwards: a reply over them is long, not wrong. Not for other models:
 * not every strict endpoint takes these keywords.
 */
export const caps = (
  brief: boolean,
  limits: { maxLength?: number; maxItems?: number },
): { maxLength?: number; maxItems?: number } => (brief ? limits : {});
