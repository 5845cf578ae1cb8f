/**
 * The greatest sum of values when each row is given a column of its own, at most (Kuhn and Munkres, by shortest
 * augmenting paths). Values are at least 0; rows or columns may be left over.
 */
export function greatestAssignment(values: readonly (readonly number[])[]): number {
  const rows = values.length;
  const columns = Math.max(0, ...values.map((row) => row.length));
  const size = Math.max(rows, columns);
  const cost = (row: number, column: number) => -(values[row - 1]?.[column - 1] ?? 0);
  // Potentials of rows and columns, and the row each column has; place 0 is the way in.
  const u = new Array<number>(size + 1).fill(0);
  const v = new Array<number>(size + 1).fill(0);
  const rowOf = new Array<number>(size + 1).fill(0);
  for (let row = 1; row <= size; row++) {
    const way = new Array<number>(size + 1).fill(0);
    const least = new Array<number>(size + 1).fill(Number.POSITIVE_INFINITY);
    const used = new Array<boolean>(size + 1).fill(false);
    rowOf[0] = row;
    let column = 0;
    do {
      used[column] = true;
      const at = rowOf[column] ?? 0;
      let delta = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let j = 1; j <= size; j++) {
        if (used[j]) continue;
        const reduced = cost(at, j) - (u[at] ?? 0) - (v[j] ?? 0);
        if (reduced < (least[j] ?? 0)) [least[j], way[j]] = [reduced, column];
        if ((least[j] ?? 0) < delta) [delta, next] = [least[j] ?? 0, j];
      }
      for (let j = 0; j <= size; j++) {
        if (used[j]) {
          const held = rowOf[j] ?? 0;
          u[held] = (u[held] ?? 0) + delta;
          v[j] = (v[j] ?? 0) - delta;
        } else least[j] = (least[j] ?? 0) - delta;
      }
      column = next;
    } while (rowOf[column] !== 0);
    while (column !== 0) {
      const before = way[column] ?? 0;
      rowOf[column] = rowOf[before] ?? 0;
      column = before;
    }
  }
  let sum = 0;
  for (let column = 1; column <= size; column++) sum -= cost(rowOf[column] ?? 0, column);
  return sum;
}
