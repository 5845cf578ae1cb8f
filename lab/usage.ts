/** A fault of the command line or of what it names, as a sentence for whoever typed it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
