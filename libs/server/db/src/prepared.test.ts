import { sql } from 'kysely';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { expect, test, vi } from 'vitest';
import { prepared } from './prepared.ts';

const database = await databaseOfFile();

test('takes its values by name, each once, and is put together once', async () => {
  const build = vi.fn(
    ({ word, number }) => sql<{ words: string; sum: number }>`
      select ${word}::text || ${word} as words, ${number}::integer + ${number} as sum`,
  );
  const statement = prepared<{ number: number; word: string }, { words: string; sum: number }>(build);
  const run = vi.spyOn(database.forBrand('one'), 'executeQuery');
  expect(await statement(database.forBrand('one'), { word: 'ha', number: 2 })).toEqual([{ words: 'haha', sum: 4 }]);
  expect(await statement(database.forBrand('other'), { number: 3, word: 'ho' })).toEqual([{ words: 'hoho', sum: 6 }]);
  expect(build).toHaveBeenCalledTimes(1);
  expect(run.mock.calls[0]?.[0]).toMatchObject({ parameters: ['ha', 2] });
});

test('keeps no value of its own, which would be the same for everybody', async () => {
  const statement = prepared<object, object>(() => sql`select ${'somebody'}`);
  await expect(statement(database.forBrand('one'), {})).rejects.toThrow('by name');
});
