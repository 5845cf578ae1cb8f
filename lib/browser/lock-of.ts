/** The Web Lock that says a check is being run; it is freed when the worker dies. */
export const lockOf = (check: string): string => `check:${check}`;
