import { expect } from 'vitest';
import type { BrandDatabase } from '@parlour/server-db/brand-database';

/** What must hold whatever happened: a like is a match if and only if it is returned, and badges count what is new. */
export async function expectMutual(db: BrandDatabase, brand: string): Promise<void> {
  const [likes, boxes] = await Promise.all([
    db.selectFrom('likes').selectAll().where('brand', '=', brand).execute(),
    db.selectFrom('mailboxes').selectAll().where('brand', '=', brand).execute(),
  ]);
  for (const like of likes) {
    const returned = likes.find((other) => other.from_id === like.to_id && other.to_id === like.from_id);
    expect(like.matched, 'match if and only if mutual').toBe(returned !== undefined);
    expect(like.matched_at !== null, 'a match has its time').toBe(like.matched);
    expect(like.matched_at, 'one time for both').toEqual(returned?.matched_at ?? null);
  }
  for (const box of boxes) {
    const fresh = likes.filter((like) => like.to_id === box.member_id && like.is_new);
    expect(box.total_new, 'the badge counts new likes').toBe(fresh.length);
  }
}
