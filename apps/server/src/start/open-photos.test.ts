import { afterAll, expect, test } from 'vitest';
import type { ModerationRule } from '@parlour/models/safety/decisions';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { openPhotos } from './open-photos.ts';

const brand = 'default';
const database = await databaseOfFile();
const opened = [true, false].map((isDemo) => openPhotos({} as never, database, isDemo));
const [demo, production] = opened.map(({ photos }) => photos.judge) as [Judge, Judge];
type Judge = (typeof opened)[number]['photos']['judge'];
afterAll(() => opened.forEach(({ close }) => close()));

async function refuse(digest: string, rule: ModerationRule): Promise<void> {
  const row = { brand, digest, rule, decision_id: null, kept_until: new Date() };
  await database.forBrand(brand).insertInto('refused_photos').values(row).execute();
}

test('a picture that nobody has rejected is seen at once in the demo alone', async () => {
  for (const digest of ['new', null]) {
    expect(await demo({ brand, digest })).toBe('approved');
    expect(await production({ brand, digest })).toBe('pending');
  }
});

test.each(['private_images', 'minor'] as const)(
  'one that was rejected by the rule %s is never taken again',
  async (rule) => {
    const digest = `of ${rule}`;
    await refuse(digest, rule);
    for (const judge of [demo, production]) expect(await judge({ brand, digest })).toBe('banned');
    expect(await demo({ brand: 'gay', digest })).toBe('approved');
  },
);

test('one that was rejected by another rule waits for somebody who looks at it', async () => {
  await refuse('other', 'other');
  for (const judge of [demo, production]) expect(await judge({ brand, digest: 'other' })).toBe('pending');
});
