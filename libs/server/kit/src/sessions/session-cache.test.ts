import { expect, test } from 'vitest';
import { sessionCache } from './session-cache.ts';
import type { FoundSession } from './session-store.ts';

const found = (id: string) => ({ session: { id, memberId: id } }) as FoundSession;

test('a session is known as it was found the last time, and no more once it has ended', () => {
  const known = sessionCache();
  expect(known.get('one')).toBeNull();
  known.remember('one', found('first'));
  known.remember('one', found('second'));
  expect(known.get('one')).toEqual(found('second'));
  known.remember('one', null);
  expect(known.get('one')).toBeNull();
});

test('of too many, the one that was not asked for the longest is forgotten', () => {
  const known = sessionCache(2);
  for (const key of ['one', 'two', 'one', 'three']) known.remember(key, found(key));
  expect(['one', 'two', 'three'].map((key) => known.get(key)?.session.id)).toEqual(['one', undefined, 'three']);
});
