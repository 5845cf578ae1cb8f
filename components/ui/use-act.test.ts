import { expect, it, vi } from 'vitest';
import type { Result } from '../../lib/browser/messages';
import { resultOf } from './use-act';

it('resultOf turns what was thrown into an error to show, and logs it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const done: Result<null> = { ok: true, value: null };
  expect(await resultOf(async () => done)).toBe(done);
  expect(log).not.toHaveBeenCalled();
  const failed = await resultOf(() => Promise.reject(new Error('no disk')));
  expect(failed).toMatchObject({ ok: false, error: { code: 'unexpected' } });
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
