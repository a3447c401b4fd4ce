import type { PageCountsTable } from '@parlour/server-db/tables/page-counts';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { expect, test } from 'vitest';
import { readPageCounts } from './page-counts.ts';

const database = await databaseOfFile();

const left = (
  brand: string,
  day: string,
  page: string,
  event: PageCountsTable['event'],
  count: number,
): Promise<unknown> => database.owner.insertInto('page_counts').values({ brand, day, page, event, count }).execute();

test('the pages of one brand since a day, the most left first and then by name', async () => {
  await left('one', '2026-03-01', 'search', 'hidden', 100);
  await left('one', '2026-03-02', 'search', 'hidden', 2);
  await left('one', '2026-03-03', 'search', 'hidden', 3);
  await left('one', '2026-03-03', 'search', 'bounce', 4);
  await left('one', '2026-03-02', 'home', 'hidden', 9);
  await left('one', '2026-03-02', 'chats', 'hidden', 5);
  await left('one', '2026-03-02', 'signup', 'bounce', 1);
  await left('other', '2026-03-02', 'search', 'hidden', 40);
  await left('other', '2026-03-02', 'likes', 'hidden', 50);

  expect(await readPageCounts(database, 'one', '2026-03-02')).toEqual([
    { page: 'home', hidden: 9, bounce: 0 },
    { page: 'chats', hidden: 5, bounce: 0 },
    { page: 'search', hidden: 5, bounce: 4 },
    { page: 'signup', hidden: 0, bounce: 1 },
  ]);
});

test('a brand whose pages nobody left has none', async () => {
  expect(await readPageCounts(database, 'third', '2026-03-01')).toEqual([]);
});
