/**
 * Time that passes only when everything waits: `sleep` resolves when the clock is moved on, and `run` moves it
 * to the next sleeper whenever no other work is left. Shows how deep calls stand behind one another.
 */
export class VirtualClock {
  now = 0;
  private sleepers: { at: number; wake: () => void }[] = [];

  sleep(time: number): Promise<void> {
    return new Promise((wake) => this.sleepers.push({ at: this.now + time, wake }));
  }

  async run<T>(work: Promise<T>): Promise<T> {
    let done = false;
    const settled = work.finally(() => {
      done = true;
    });
    // Kept from being reported as unhandled while the loop below still turns.
    settled.catch(() => undefined);
    while (!done) {
      await new Promise((turn) => setImmediate(turn));
      const next = Math.min(...this.sleepers.map(({ at }) => at));
      if (!Number.isFinite(next)) continue;
      this.now = next;
      const due = this.sleepers.filter(({ at }) => at === next);
      this.sleepers = this.sleepers.filter(({ at }) => at !== next);
      for (const { wake } of due) wake();
    }
    return settled;
  }
}
