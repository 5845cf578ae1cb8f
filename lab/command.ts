/** What a command has besides its arguments. */
export interface LabContext {
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Aborts on the first Ctrl-C. */
  signal: AbortSignal;
  screen: NodeJS.WriteStream | { write(text: string): unknown };
  say(line: string): void;
}

/** One command of the lab. Throws `UsageError`s; answers the exit code. */
export interface Command {
  /** One line for the list of commands. */
  summary: string;
  help: string;
  run(context: LabContext): Promise<number>;
}
