import { parseArgs } from 'node:util';

export const HELP = `npm start: opens Chromium with Crossexam, checks one claim, and tells round by round what happens.

  npm start                                   a sentence of the sample article, with the small demonstration model
  npm start -- --claim "…"                    another claim
  npm start -- --url https://… --claim "…"    a sentence of a page of the web
  npm start -- --endpoint http://127.0.0.1:11434/v1 --model NAME
                                              your own model behind an OpenAI-compatible address

  --claim TEXT      words to highlight; with --url they must stand on that page
  --url URL         page to read
  --endpoint URL    address ending before /chat/completions, on this machine or allowing any origin (CORS);
                    without it the model runs in the browser
  --model NAME      the model's name at that address
  --key-env NAME    environment variable that holds the key
  --minutes N       time budget of the debate (10; 15 for the demonstration model)
  --rounds N        rounds at most (3; 1 for the demonstration model)
  --headless        no window, even where there is a display
  --keep-open       leave the browser open at the end (the default with a window)
  --close           close the browser at the end
  --help            this text
`;

/** Faults of the command line, as sentences. */
export class UsageError extends Error {}

/**
 * Reads the command line.
 *
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function readOptions(args, env) {
  const text = { type: /** @type {const} */ ('string') };
  const flag = { type: /** @type {const} */ ('boolean'), default: false };
  let values;
  try {
    ({ values } = parseArgs({
      args,
      options: {
        claim: text,
        url: text,
        endpoint: text,
        model: text,
        'key-env': text,
        minutes: text,
        rounds: text,
        headless: flag,
        'keep-open': flag,
        close: flag,
        help: flag,
      },
    }));
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const { claim, url, endpoint, model } = values;
  for (const [name, address] of Object.entries({ url, endpoint })) {
    if (address !== undefined && !(/^https?:\/\/./.test(address) && URL.canParse(address)))
      throw new UsageError(`--${name} must be a whole address beginning with http:// or https://`);
  }
  if (url && !claim)
    throw new UsageError('--url needs --claim: the words to highlight on that page');
  if (endpoint && !model)
    throw new UsageError('--endpoint needs --model: the name the address knows it by');
  if (model && !endpoint) throw new UsageError('--model needs --endpoint');
  const keyName = values['key-env'];
  if (keyName && !env[keyName])
    throw new UsageError(`--key-env: no environment variable ${keyName}`);
  const minutes = positive('minutes', values.minutes ?? (endpoint ? 10 : 15));
  const rounds = values.rounds === undefined ? undefined : positive('rounds', values.rounds);
  const headless = values.headless || !(env.DISPLAY || env.WAYLAND_DISPLAY);
  return {
    ...{
      help: values.help,
      claim,
      url,
      endpoint: numeric(endpoint),
      model,
      keyName,
      minutes,
      rounds,
      headless,
    },
    keepOpen: values['keep-open'] || (!headless && !values.close),
  };
}

function positive(name, text) {
  const number = Number(text);
  if (!(number > 0)) throw new UsageError(`--${name} must be a number above 0`);
  return number;
}

/** The browser lets the demo reach 127.0.0.1 without asking, and knows no other name for it. */
const numeric = (address) => address?.replace(/^(https?:\/\/)localhost(?=[:/]|$)/i, '$1127.0.0.1');

/**
 * Only servers on this machine need the build that may talk to 127.0.0.1 without asking.
 *
 * @param {{ url?: string, endpoint?: string }} options
 */
export const buildMode = ({ url, endpoint }) =>
  [url, endpoint].some((address) => address && new URL(address).hostname === '127.0.0.1')
    ? 'e2e'
    : 'production';
