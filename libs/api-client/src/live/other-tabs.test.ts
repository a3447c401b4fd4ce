import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import type { Profile } from '@parlour/contract/types/profile';
import { accountKeys } from '../account/keys.ts';
import { setOwnProfile } from '../profile/profile.ts';
import { profileKeys } from '../profile/keys.ts';
import { followOtherTabs } from './other-tabs.ts';

const other = new BroadcastChannel('parlour.saved');
const client = new QueryClient();
let leave = () => {};
afterEach(() => leave());

it('what is saved in one tab is asked for again in the others, and not in the one', async () => {
  leave = followOtherTabs(client);
  const asked = vi.spyOn(client, 'invalidateQueries');
  const heard = new Promise((resolve) =>
    other.addEventListener('message', ({ data }) => resolve(data), { once: true }),
  );
  setOwnProfile(client, { name: 'Ada' } as Profile);
  expect(await heard).toEqual([profileKeys.own, accountKeys.user]);
  expect(asked).not.toHaveBeenCalled();
  other.postMessage([profileKeys.own]);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith({ queryKey: profileKeys.own }));
});

it('a page that follows nobody tells nobody', () => {
  expect(() => setOwnProfile(client, { name: 'Ada' } as Profile)).not.toThrow();
});
