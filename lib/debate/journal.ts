import type { EvidenceDocument } from '../evidence/document';
import { hashOf } from './canonical';
import type { Step, StepKind, StepValues } from './steps';

/** Where finished steps and documents lie: IndexedDB in the browser, a file in the lab. */
export interface JournalStore {
  /** All finished steps of a check, in the order they finished. */
  steps(check: string): Promise<Step[]>;
  append(step: Step): Promise<void>;
  putDocuments(documents: EvidenceDocument[]): Promise<void>;
  document(id: string): Promise<EvidenceDocument | undefined>;
}

/** The program or a prompt changed under a half-finished check: it cannot go on, only start again. */
export class JournalMismatch extends Error {
  override readonly name = 'JournalMismatch';
  constructor(readonly key: string) {
    super(`step ${key} was finished with another input`);
  }
}

/**
 * One check's journal in one run. `step` gives back what is finished and runs only what is not;
 * a result is stored before the caller sees it. After `halt` nothing new begins, but what is
 * under way still finishes and is kept: a model call that was paid for is never lost.
 */
export class Journal {
  private readonly finished: Map<string, Step>;
  private readonly asked = new Set<string>();
  private readonly underWay = new Set<Promise<unknown>>();
  private halted: { reason: unknown } | undefined;
  private seq: number;

  private constructor(
    private readonly store: JournalStore,
    private readonly check: string,
    steps: Step[],
    private readonly now: () => Date,
    private readonly onStep: (step: Step) => Promise<void>,
  ) {
    this.finished = new Map(steps.map((step) => [step.key, step]));
    this.seq = steps.reduce((most, step) => Math.max(most, step.seq), 0);
  }

  /** Loads what is finished. `onStep` is told of every newly finished step after it is stored. */
  static async open(
    store: JournalStore,
    check: string,
    now: () => Date = () => new Date(),
    onStep: (step: Step) => Promise<void> = async () => {},
  ): Promise<Journal> {
    return new Journal(store, check, await store.steps(check), now, onStep);
  }

  /** What is finished, by place in the journal. */
  get steps(): Step[] {
    return [...this.finished.values()].sort((a, b) => a.seq - b.seq);
  }

  find<K extends StepKind>(kind: K, key: string): StepValues[K] | undefined {
    const step = this.finished.get(key);
    return step?.kind === kind ? (step.value as StepValues[K]) : undefined;
  }

  /**
   * @param key where in the protocol the step stands, never a counter; the same key twice in a run is a bug
   * @param input the step's meaning; another input under a finished key throws `JournalMismatch`
   */
  step<K extends StepKind>(
    kind: K,
    key: string,
    input: unknown,
    effect: () => Promise<StepValues[K]>,
  ): Promise<StepValues[K]> {
    return this.track(this.take(kind, key, input, effect));
  }

  /**
   * Writes down, under the key it belongs to, what no replay will ask for. It may also come after a halt: what it
   * tells of has happened.
   */
  async note<K extends StepKind>(kind: K, key: string, value: StepValues[K]): Promise<void> {
    const hash = await hashOf({ kind, input: value });
    await this.track(this.finish(kind, `${key}/${kind}/${this.seq + 1}`, hash, async () => value));
  }

  /** Lets nothing new begin, for good; waits for what is under way. */
  async halt(reason: unknown): Promise<void> {
    this.halted ??= { reason };
    await Promise.allSettled([...this.underWay]);
  }

  /** For a step that has begun but still waits for its turn: throws the reason of a halt. */
  throwIfHalted(): void {
    if (this.halted) throw this.halted.reason;
  }

  /**
   * The same journal for what follows a halted debate. Whoever still holds the halted one, an agent between two
   * steps perhaps, begins nothing more: a replay could not tell how far it had come.
   */
  reopened(): Journal {
    return new Journal(this.store, this.check, this.steps, this.now, this.onStep);
  }

  private async take<K extends StepKind>(
    kind: K,
    key: string,
    input: unknown,
    effect: () => Promise<StepValues[K]>,
  ): Promise<StepValues[K]> {
    if (this.asked.has(key)) throw new Error(`the step ${key} was asked for twice in one run`);
    this.asked.add(key);
    const hash = await hashOf({ kind, input });
    const known = this.finished.get(key);
    if (known) {
      if (known.kind !== kind || known.hash !== hash) throw new JournalMismatch(key);
      return known.value as StepValues[K];
    }
    this.throwIfHalted();
    return this.finish(kind, key, hash, effect);
  }

  private async finish<K extends StepKind>(
    kind: K,
    key: string,
    hash: string,
    effect: () => Promise<StepValues[K]>,
  ): Promise<StepValues[K]> {
    const began = this.now().getTime();
    const value = await effect();
    const at = this.now();
    const ms = kind === 'reply' || kind === 'retrieval' ? at.getTime() - began : 0;
    this.seq += 1;
    const step = {
      check: this.check,
      key,
      kind,
      hash,
      value,
      at: at.toISOString(),
      ms,
      seq: this.seq,
    };
    await this.store.append(step as Step);
    this.finished.set(key, step as Step);
    await this.onStep(step as Step);
    return value;
  }

  private track<T>(work: Promise<T>): Promise<T> {
    this.underWay.add(work);
    const done = () => this.underWay.delete(work);
    work.then(done, done);
    return work;
  }
}
