import type { BundledFiles } from '../models/on-device/model-store';
import { browser } from './api';

/** Model files in this build's `models/` folder, as its list says; readers' builds have an empty list. */
export function bundledFiles(): BundledFiles {
  const url = (name: string) => browser.runtime.getURL(`models/${name}`);
  let names: Promise<string[]> | undefined;
  return {
    async has(name) {
      names ??= fetch(url('bundled.json')).then((response) => response.json());
      return (await names).includes(name);
    },
    open: async (name) => (await fetch(url(name))).blob(),
  };
}
