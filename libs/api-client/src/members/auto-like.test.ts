import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cardOf } from '@parlour/testing/page-data';
import { bindTransport } from '../transport.ts';
import { takeAutoLike } from './auto-like.ts';
import { membersKeys } from './keys.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it.each([
  ['half a second later where one was handed over', cardOf('Nora'), true],
  ['not where there was none', null, false],
])('likes are loaded again %s', async (_, profile, isOld) => {
  const client = new QueryClient();
  const tab = membersKeys.likesOf('received', 1);
  client.setQueryData(tab, { likes: [] });
  bindTransport(client, async () => ({ profile }));
  expect(await takeAutoLike(client)).toEqual(profile);
  vi.advanceTimersByTime(499);
  expect(client.getQueryState(tab)?.isInvalidated).toBe(false);
  vi.advanceTimersByTime(1);
  expect(client.getQueryState(tab)?.isInvalidated).toBe(isOld);
  client.clear();
});
