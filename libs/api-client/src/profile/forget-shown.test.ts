import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Profile } from '@parlour/contract/types/profile';
import { accountKeys } from '../account/keys.ts';
import { followOtherTabs } from '../live/other-tabs.ts';
import { membersKeys } from '../members/keys.ts';
import { profileKeys } from './keys.ts';
import { setOwnProfile } from './profile.ts';
import { setOwnPlace } from './save.ts';

const own = {
  name: 'Ada',
  gender: 'female',
  sexuality: 'hetero',
  country: 'NL',
  region: 'nl-utrecht',
  city: 'Utrecht',
} as Profile;
const page = membersKeys.page({});
const lists = [page, membersKeys.swipeQueue, accountKeys.signUpMatches];

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(profileKeys.own, { profile: own });
  for (const key of lists) client.setQueryData(key, 'of before');
});
afterEach(() => client.clear());

const known = () => lists.map((key) => client.getQueryData(key));

it.each<Partial<Profile>>([
  { gender: 'male' },
  { sexuality: 'lesbian' },
  { country: 'BE', region: null, city: null },
  { city: null },
])('a profile with %j asks anew whom the member is shown, and keeps no deck', (changes) => {
  setOwnProfile(client, { ...own, ...changes });
  expect(known()).toEqual([undefined, undefined, undefined]);
});

it('a place that was saved does too, and a list in sight is asked for again', async () => {
  const seen = new QueryObserver(client, { queryKey: page, queryFn: async () => 'of now', staleTime: Infinity });
  const leave = seen.subscribe(() => {});
  setOwnPlace(client, { country: 'NL', region: 'nl-gelderland', city: 'Arnhem' });
  expect(known()).toEqual(['of before', undefined, undefined]);
  await expect.poll(() => client.getQueryData(page)).toBe('of now');
  leave();
});

it('other tabs hear of it', async () => {
  const leave = followOtherTabs(client);
  const other = new BroadcastChannel('parlour.saved');
  const heard: unknown[] = [];
  other.addEventListener('message', ({ data }) => heard.push(...(data as unknown[])));
  setOwnProfile(client, { ...own, gender: 'male' });
  await expect
    .poll(() => heard)
    .toEqual(expect.arrayContaining([membersKeys.all, membersKeys.swipes, accountKeys.signUpMatches]));
  other.close();
  leave();
});

it('anything else that was saved leaves the lists alone', () => {
  setOwnProfile(client, { ...own, name: 'Ada B', hair_color: 'red' });
  expect(known()).toEqual(['of before', 'of before', 'of before']);
});
