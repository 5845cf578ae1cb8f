/**
 * What an answer's status says, whoever was asked. `undecided` is 202, with which some sites answer while they make up
 * their mind about a visitor.
 */
export type Refusal =
  | 'undecided'
  | 'sign-in'
  | 'payment'
  | 'forbidden'
  | 'quota'
  | 'not-found'
  | 'other';

const REFUSALS: Record<number, Refusal> = {
  202: 'undecided',
  401: 'sign-in',
  402: 'payment',
  403: 'forbidden',
  404: 'not-found',
  407: 'forbidden',
  410: 'not-found',
  429: 'quota',
  // Tavily's limits of a plan and of pay-as-you-go.
  432: 'quota',
  433: 'quota',
  451: 'forbidden',
};

/** Why a status is no plain success; undefined for one. */
export const refusalOf = (status: number): Refusal | undefined =>
  REFUSALS[status] ?? (status >= 200 && status < 300 ? undefined : 'other');
