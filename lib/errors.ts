/**
 * The one family of expected failures. An error is a code and parameters; the sentence a reader sees
 * comes from the locale catalogue (`error_<code>`), and every code carries one action.
 * Anything that is not a `CrossexamError` is unexpected: it is logged once with its stack.
 */
export type ErrorAction =
  | 'retry'
  | 'choose-model'
  | 'fix-key'
  | 'fix-endpoint'
  | 'allow-origin'
  | 'grant-access'
  | 'free-space'
  | 'download-model'
  | 'run-again'
  | 'wait'
  | 'choose-claim';

const ACTIONS = {
  'model-missing': 'choose-model',
  'model-key-refused': 'fix-key',
  'model-origin-refused': 'allow-origin',
  'model-not-found': 'fix-endpoint',
  'model-unreachable': 'fix-endpoint',
  'model-permission': 'grant-access',
  'model-quota': 'wait',
  'model-busy': 'wait',
  'model-server-error': 'retry',
  'model-bad-request': 'fix-endpoint',
  'model-cut': 'retry',
  'model-malformed': 'fix-endpoint',
  'model-empty': 'choose-model',
  'model-context-full': 'choose-model',
  'on-device-model-missing': 'download-model',
  'embedder-missing': 'download-model',
  'on-device-failed': 'retry',
  'download-failed': 'retry',
  'checksum-mismatch': 'retry',
  'host-lost': 'retry',
  'storage-full': 'free-space',
  'storage-failed': 'retry',
  'import-invalid': 'retry',
  'import-damaged': 'retry',
  'file-too-large': 'retry',
  'file-not-text': 'retry',
  'file-empty': 'retry',
  'file-locked': 'retry',
  'file-damaged': 'retry',
  'no-claim': 'retry',
  'page-unreadable': 'retry',
  'choose-claim': 'choose-claim',
  'document-missing': 'run-again',
  outdated: 'run-again',
  unexpected: 'retry',
} as const satisfies Record<string, ErrorAction>;

export type ErrorCode = keyof typeof ACTIONS;

/** What a message or the database can carry of an error: no stack, no secret. */
export interface ErrorRecord {
  code: ErrorCode;
  /** Values for the sentence's placeholders: a host, a status, a number of seconds. Never a key. */
  params: Record<string, string>;
  action: ErrorAction;
}

export class CrossexamError extends Error {
  readonly code: ErrorCode;
  readonly params: Record<string, string>;
  override readonly name = 'CrossexamError';

  constructor(code: ErrorCode, params: Record<string, string> = {}, options?: ErrorOptions) {
    super(`${code} ${JSON.stringify(params)}`, options);
    this.code = code;
    this.params = params;
  }

  get action(): ErrorAction {
    return ACTIONS[this.code];
  }

  toRecord(): ErrorRecord {
    return { code: this.code, params: this.params, action: this.action };
  }

  static from(record: Pick<ErrorRecord, 'code' | 'params'>): CrossexamError {
    return new CrossexamError(record.code, record.params);
  }
}

/** All codes, so that a test can hold the locale catalogue against them. */
export const errorCodes = Object.keys(ACTIONS) as ErrorCode[];

/** Turns anything thrown into a record; what was not expected becomes `unexpected`. */
export function errorRecord(thrown: unknown): ErrorRecord {
  if (thrown instanceof CrossexamError) return thrown.toRecord();
  const detail = thrown instanceof Error ? thrown.message : String(thrown);
  return new CrossexamError('unexpected', { detail: detail.slice(0, 300) }).toRecord();
}
