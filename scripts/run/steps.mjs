const HEARTBEAT_SECONDS = 30;

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs named steps one after the other and says where it stands: name, place, time, and a sign of
 * life every 30 s. A failed step does not keep the later ones from running.
 *
 * @param {number} total how many steps there will be
 */
export function stepRunner(total) {
  let place = 0;
  const began = Date.now();
  return {
    elapsed: () => seconds(began),
    /**
     * @param {string} name
     * @param {() => Promise<{ ok: boolean, note?: string, output?: string }>} work
     * @returns {Promise<boolean>} whether it passed
     */
    async step(name, work) {
      place += 1;
      const head = `[${place}/${total}] ${name}`;
      console.log(`${head} …`);
      const since = Date.now();
      const heartbeat = setInterval(
        () => console.log(`${head} … still running, ${seconds(since)}`),
        HEARTBEAT_SECONDS * 1000,
      );
      let outcome;
      try {
        outcome = await work();
      } catch (error) {
        outcome = { ok: false, output: error instanceof Error ? error.stack : String(error) };
      } finally {
        clearInterval(heartbeat);
      }
      if (!outcome.ok && outcome.output) console.log(outcome.output.trimEnd());
      const note = outcome.note ? ` · ${outcome.note}` : '';
      console.log(`${head} ${outcome.ok ? 'ok' : 'FAILED'} · ${seconds(since)}${note}\n`);
      return outcome.ok;
    },
  };
}
