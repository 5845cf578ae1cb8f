import { describe, expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

const locked = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/for-another-system': { version: '1.0.0', optional: true },
  },
};

describe('isInstalled', () => {
  it('takes what is locked, without packages for other systems', () => {
    expect(isInstalled(locked, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBe(
      true,
    );
  });

  it('does not take another version or a missing package', () => {
    expect(isInstalled(locked, { packages: { 'node_modules/a': { version: '1.0.1' } } })).toBe(
      false,
    );
    expect(isInstalled(locked, { packages: {} })).toBe(false);
  });
});
