export interface Bin {
  label: string;
  /** Mean stated probability of the bin's items. */
  stated: number;
  /** Share of them that were right. */
  right: number;
  items: number;
  /** 95 % Wilson interval of `right`. */
  low: number;
  high: number;
}

export interface Stated {
  label: string;
  /** The probability of being right that was stated. */
  stated: number;
  right: boolean;
}

/** Groups by `label`, in the order given; groups without items are left out. */
export function calibrationBins(items: readonly Stated[], order: readonly string[]): Bin[] {
  return order.flatMap((label) => {
    const own = items.filter((item) => item.label === label);
    if (own.length === 0) return [];
    const right = own.filter((item) => item.right).length;
    const stated = own.reduce((sum, item) => sum + item.stated, 0) / own.length;
    const { low, high } = wilson(right, own.length);
    return [{ label, stated, right: right / own.length, items: own.length, low, high }];
  });
}

/** Expected calibration error: the bins' distances between stated and right, weighted by their items. */
export function calibrationError(bins: readonly Bin[]): number {
  const items = bins.reduce((sum, bin) => sum + bin.items, 0);
  return bins.reduce((sum, bin) => sum + (bin.items / items) * Math.abs(bin.stated - bin.right), 0);
}

/** Wilson score interval (Wilson 1927) of a share, at 95 %. */
export function wilson(right: number, items: number): { low: number; high: number } {
  const z = 1.959963984540054;
  const share = right / items;
  const middle = share + (z * z) / (2 * items);
  const half = z * Math.sqrt((share * (1 - share)) / items + (z * z) / (4 * items * items));
  const whole = 1 + (z * z) / items;
  // Rounding would leave the unit interval by a hair where none or all are right.
  return {
    low: Math.max(0, (middle - half) / whole),
    high: Math.min(1, (middle + half) / whole),
  };
}
