/** Least milliseconds of processor time (not of waiting for a busy machine) that some work takes, of several runs. */
export function leastMs(work: () => unknown, times = 8): number {
  const runs = Array.from({ length: times }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...runs);
}
