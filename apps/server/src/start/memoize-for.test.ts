import { expect, test, vi } from 'vitest';
import { memoizeFor } from './memoize-for.ts';

test('who asks while a check is under way, or shortly after, hears of that one; later it is made anew', async () => {
  const check = vi.fn(async () => {});
  const asked = memoizeFor(check, 20);
  await Promise.all([asked(), asked()]);
  await asked();
  expect(check).toHaveBeenCalledOnce();
  check.mockRejectedValue(new Error('away'));
  await expect.poll(() => asked().catch(String)).toBe('Error: away');
  check.mockResolvedValue();
  await expect.poll(() => asked().catch(String)).toBeUndefined();
});
