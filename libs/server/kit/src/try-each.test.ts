import { expect, test, vi } from 'vitest';
import { tryEach } from './try-each.ts';

test('each has its turn after the one before, and what failed is told together at the end', async () => {
  const open: string[] = [];
  const act = vi.fn(async (item: string) => {
    open.push(item);
    expect(open).toEqual([item]);
    await Promise.resolve();
    open.pop();
    if (item !== 'second') throw new Error(`${item} is away`);
  });
  await expect(tryEach(['first', 'second', 'third'], act, (failed) => failed.join(' and '))).rejects.toMatchObject({
    message: 'first and third',
    errors: [new Error('first is away'), new Error('third is away')],
  });
  expect(act).toHaveBeenCalledTimes(3);
});

test('where nothing failed nothing is told', async () => {
  await expect(tryEach(['first'], async () => {}, String)).resolves.toBeUndefined();
});
