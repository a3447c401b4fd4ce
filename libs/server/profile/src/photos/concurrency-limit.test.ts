import { setImmediate as aMoment } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

test('of each owner so much is done at a time, in the order it came, whether or not it fails', async () => {
  const limited = createConcurrencyLimit(2);
  const begun: string[] = [];
  const works = new Map<string, PromiseWithResolvers<string>>();
  const begin = (owner: string, name: string): Promise<string> => {
    const work = Promise.withResolvers<string>();
    works.set(name, work);
    return limited(owner, () => {
      begun.push(name);
      return work.promise;
    });
  };
  const first = begin('ann', 'first');
  const [second, third, fourth] = ['second', 'third', 'fourth'].map((name) => begin('ann', name));
  const other = begin('bea', 'other');
  await aMoment();
  expect(begun).toEqual(['first', 'second', 'other']);

  works.get('second')!.reject(new Error('It failed.'));
  await expect(second).rejects.toThrow('It failed.');
  expect(begun.at(-1)).toBe('third');
  works.get('first')!.resolve('done');
  expect(await first).toBe('done');
  expect(begun.at(-1)).toBe('fourth');

  for (const { resolve } of works.values()) resolve('done');
  expect(await Promise.all([third, fourth, other])).toEqual(['done', 'done', 'done']);
});
