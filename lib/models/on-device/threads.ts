const MOST = 8;

/**
 * Threads for llama.cpp: both cores of a machine with two, all but one of a small machine, half of a large one,
 * whose other half are mostly second threads of the same cores. Its threads wait for each other by spinning at
 * every layer, so one that shares its core with the browser holds up all.
 */
export function chatThreads(cores: number, isolated: boolean): number {
  if (!isolated) return 1;
  if (cores <= 2) return cores;
  const wanted = cores <= 6 ? cores - 1 : Math.floor(cores / 2) + 1;
  return Math.max(1, Math.min(MOST, wanted));
}

/** Threads for the embeddings' runtime, which loses nothing on a busy core; the model is too small for more than four. */
export const embeddingThreads = (cores: number, isolated: boolean): number =>
  isolated ? Math.max(1, Math.min(4, cores)) : 1;
