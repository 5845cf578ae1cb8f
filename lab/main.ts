import type { Command } from './command';
import { checkworthyCommand } from './commands/checkworthy';
import { compareCommand } from './commands/compare';
import { evalCommand } from './commands/eval';
import { extractionCommand } from './commands/extraction';
import { fitCommand } from './commands/fit';
import { fitStabilityCommand } from './commands/fit-stability';
import { hostileCommand } from './commands/hostile';
import { judgeJustificationsCommand } from './commands/judge-justifications';
import { readingCommand } from './commands/reading';
import { restatesCommand } from './commands/restates';
import { retrievalCommand } from './commands/retrieval';
import { scoreFaithfulnessCommand } from './commands/score-faithfulness';
import { scoreRelevanceCommand } from './commands/score-relevance';
import { servicesCommand } from './commands/services';
import { sweepCommand } from './commands/sweep';
import { UsageError } from './usage';

const commands: Record<string, Command> = {
  eval: evalCommand,
  sweep: sweepCommand,
  compare: compareCommand,
  checkworthy: checkworthyCommand,
  extraction: extractionCommand,
  'fit-stability': fitStabilityCommand,
  'score-faithfulness': scoreFaithfulnessCommand,
  'score-relevance': scoreRelevanceCommand,
  'judge-justifications': judgeJustificationsCommand,
  retrieval: retrievalCommand,
  reading: readingCommand,
  restates: restatesCommand,
  services: servicesCommand,
  fit: fitCommand,
  hostile: hostileCommand,
};

const list = Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(24)} ${summary}`)
  .join('\n');
const HELP = `npm run lab -- <command> …    (<command> --help says more)\n\n${list}\n
The data sets' folder is named by CROSSEXAM_DATA; default ../shared/data.`;

async function main([name, ...args]: string[]): Promise<number> {
  const command = name === undefined ? undefined : commands[name];
  if (!command) {
    const asked = name === undefined || name === '--help';
    console.log(asked ? HELP : `There is no command ${name}.\n\n${HELP}`);
    return asked ? 0 : 2;
  }
  if (args.includes('--help')) {
    console.log(command.help);
    return 0;
  }
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      // The first asks for an end in order, the second is taken at its word.
      if (stop.signal.aborted) process.exit(130);
      stop.abort();
      console.error('\nEnding; what is finished is kept. Once more to end at once.');
    });
  return command.run({
    ...{ args, env: process.env, signal: stop.signal, screen: process.stderr },
    say: (line) => console.log(line),
  });
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (thrown: unknown) => {
    console.error(thrown instanceof UsageError ? thrown.message : thrown);
    process.exit(thrown instanceof UsageError ? 2 : 1);
  },
);
