import type { Claim } from '../claim/claim';
import type { ErrorRecord } from '../errors';
import type { EvidenceDocument } from '../evidence/document';
import type { LeftOut } from '../evidence/left-out';
import type { Extracted } from '../evidence/page/extracted';
import type { ReadOutcome } from '../evidence/read/outcome';
import type { LookedIn } from '../evidence/retrieval';
import type { FactCheck, FactChecks } from '../factchecks/fact-check';

/**
 * The one typed contract between contexts. Every message says whom it is for (`to`), because
 * `runtime.sendMessage` reaches every extension page; and it is answered with a `Result`,
 * because an `Error` does not survive the crossing.
 */
export interface WorkerCalls {
  /** Starts a check of a claim; answers its id. */
  'check/start': { in: { claim: Claim }; out: { check: string } };
  /** Stops it: the signal reaches the socket. */
  'check/stop': { in: { check: string }; out: null };
  /**
   * Goes on from the last finished step, after a pause, a stop or a dead worker. `without` relevance scores: for a
   * reader who does not want to fetch the embedder. It is kept in the settings, and a debate under way keeps its scores.
   */
  'check/resume': { in: { check: string; without?: 'relevance' }; out: null };
  /**
   * A new check of the same claim with today's settings; by the named protocol, else by the settings'. `leftOut`: by
   * the very plan of the old one, with only these sources left out; absent, what was left out stays so.
   */
  'check/again': {
    in: { check: string; claimText?: string; protocol?: string; leftOut?: LeftOut[] };
    out: { check: string };
  };
  /**
   * What a selection that held several claims, or none, is checked as: the first goes on in this check, each other
   * begins its own. Answers all their ids.
   */
  'check/choose': { in: { check: string; claims: string[] }; out: { checks: string[] } };
  'check/delete': { in: { check: string }; out: null };
  /** Answers how many there were. */
  'checks/delete-all': { in: null; out: { checks: number } };
  /** Continues whatever runs without a runner; the panel calls it when it opens. */
  'checks/wake': { in: null; out: null };
  /** Scrolls the claim's page to the claim, or opens the page at it. */
  'page/show': { in: { check: string; evidence?: number }; out: null };
  /** The inline card's "open in panel". */
  'panel/open': { in: { check: string }; out: null };
  /** Opens the sample article in a window and checks a claim of it. */
  'sample/check': { in: { windowId: number }; out: null };
  /** Asks the index of fact-checks for a well-known claim, with the stored key. */
  'fact-checks/test': { in: null; out: Omit<FactChecks, 'items'> };
  /** Tries a model with one short call; answers the milliseconds it took. */
  'model/test': { in: { model: string }; out: { ms: number; reply: string } };
  /** Stops that call: the signal reaches the socket. */
  'model/test-stop': { in: { model: string }; out: null };
  /**
   * The names of the models a server offers; empty where it tells none. With the key that is given, else with that
   * of the model where it was entered for this address.
   */
  'model/list': { in: { address: string; key?: string; model: string }; out: { names: string[] } };
  /** Puts one short query to a search service, as it is set up; answers what came of it and the milliseconds it took. */
  'search/test': { in: { service: string }; out: { ms: number; looked: LookedIn } };
}

/** Calls to the page with a DOM, threads and models (Chrome: offscreen; Firefox: the background page itself). */
export interface HostCalls {
  /** Extracts readable text from HTML given as text. */
  'host/extract': {
    in: { html: string; url: string; innerText?: string; around?: string };
    /** `factChecks`: what the page publishes as ClaimReview. */
    out: Extracted & { factChecks?: FactCheck[] };
  };
  /** Fetches an address and reads it: no HTML and no PDF cross by message. A repeated key re-attaches. */
  'host/read': {
    in: { key: string; url: string; language?: string; privateHosts: string[] };
    out: ReadOutcome;
  };
  /** Reads a file the reader chose, by the object URL its page made: bytes do not cross by message. */
  'host/read-file': {
    in: { url: string; name: string; type: string; now: string };
    out: EvidenceDocument;
  };
  /** Embeds texts; a repeated key re-attaches to the running request. */
  'host/embed': { in: { texts: string[]; key?: string }; out: { vectors: number[][] } };
  /** Runs the on-device model; pieces travel on the `live` channel. */
  'host/generate': {
    in: { key: string; model: string; request: import('../models/chat-model').ChatRequest };
    out: import('../models/chat-model').ChatReply;
  };
  'host/abort': { in: { key: string }; out: null };
  /** Fetches an on-device model with progress and checksum; answers when it is stored. */
  'host/download': { in: { model: string }; out: { bytes: number } };
  /** Deletes a stored model to free its space. */
  'host/remove': { in: { model: string }; out: null };
  'host/models': { in: null; out: { model: string; stored: boolean; bytes: number }[] };
}

export type { Extracted };

export type Result<T> = { ok: true; value: T } | { ok: false; error: ErrorRecord };

/** What travels on the `BroadcastChannel` named `crossexam-live`; never the truth, only for show. */
export type LiveEvent =
  /** `at`: where the piece stands in the reply; what was shown from there on is replaced. */
  | { type: 'reply-delta'; check: string; key: string; text: string; at: number }
  | { type: 'download-progress'; model: string; loaded: number; total: number }
  | { type: 'host-delta'; key: string; text: string };

/** The pending claim of a window, in `storage.session` under `pending:<windowId>`. */
export type Pending =
  | {
      state: 'captured';
      check: string;
      /** Where and of which words it was made by a gesture: tells the same gesture again from another. */
      of?: string;
    }
  | { state: 'failed'; error: ErrorRecord }
  | {
      state: 'reading';
      /** The menu's text and the page, so that the claim survives a worker stopped while reading. */
      selected?: string;
      url?: string;
      title?: string;
      at: string;
    };
