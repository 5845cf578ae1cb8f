/**
 * Bounds on a small model's reply, in characters, items and choices. They go into the JSON schema, where a grammar
 * keeps them, and are not checked afterwards: a reply over them is long, not wrong. Not for other models:
 * not every strict endpoint takes these keywords.
 */
export const caps = (brief: boolean, limits: Caps): Caps => (brief ? limits : {});

type Caps = {
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  enum?: string[];
};
