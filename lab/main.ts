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
import { faultOf } from './fault-sentence';
import { UsageError } from './usage';

/** By what they do; `docs/lab.md` has them in the same order. */
const groups: Record<string, Record<string, Command>> = {
  'Run a protocol over a data set': {
    eval: evalCommand,
    sweep: sweepCommand,
  },
  'Over finished runs': {
    compare: compareCommand,
    'fit-stability': fitStabilityCommand,
    'score-relevance': scoreRelevanceCommand,
    'judge-justifications': judgeJustificationsCommand,
  },
  'Single steps, with a model': {
    'score-faithfulness': scoreFaithfulnessCommand,
    fit: fitCommand,
    checkworthy: checkworthyCommand,
  },
  'Single steps, without one': {
    services: servicesCommand,
    extraction: extractionCommand,
    reading: readingCommand,
    retrieval: retrievalCommand,
    restates: restatesCommand,
    hostile: hostileCommand,
  },
};
const commands: Record<string, Command> = Object.assign({}, ...Object.values(groups));

const list = Object.entries(groups)
  .map(([about, those]) => {
    const lines = Object.entries(those).map(
      ([name, { summary }]) => `  ${name.padEnd(22)} ${summary}`,
    );
    return `${about}:\n${lines.join('\n')}`;
  })
  .join('\n\n');
const HELP = `npm run lab -- <command> …    (<command> --help says more)

${list}

The data sets' folder is named by CROSSEXAM_DATA; default ../shared/data. docs/lab.md says where to begin.`;

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

async function main([name, ...args]: string[]): Promise<number> {
  const command = name === undefined ? undefined : commands[name];
  if (!command) {
    const asked = name === undefined || isHelp(name);
    if (asked) console.log(HELP);
    else console.error(`There is no command ${name}.\n\n${HELP}`);
    return asked ? 0 : 2;
  }
  if (args.some(isHelp)) {
    console.log(command.help.trimEnd());
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
    console.error(faultOf(thrown));
    process.exit(thrown instanceof UsageError ? 2 : 1);
  },
);
