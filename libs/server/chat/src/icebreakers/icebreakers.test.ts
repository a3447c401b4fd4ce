import { beforeEach, describe, expect, it } from 'vitest';
import { listIcebreakers } from '@parlour/contract/chat/list-icebreakers';
import { profileFields } from '@parlour/models/profile-fields';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { chatWorld } from '../testing/chat-world.ts';

const database = await databaseOfFile();
const world = chatWorld(() => database);
const { add, as } = world;

beforeEach(() => world.clear());

describe('icebreakers', () => {
  it('speak of what the profile says', async () => {
    const [ann, ben] = [
      await add({ interests: ['wine', 'opera'] }),
      await add({ interests: ['wine', 'hiking'], city: 'Utrecht' }),
    ];
    const { icebreakers } = await as(ann, listIcebreakers, { query: { profile_id: ben } });
    expect(icebreakers).toEqual([
      { id: 'shared_interest:wine', key: 'shared_interest', params: { interest: 'wine' } },
      { id: 'their_interest:hiking', key: 'their_interest', params: { interest: 'hiking' } },
      { id: 'their_city', key: 'their_city', params: { city: 'Utrecht' } },
    ]);
  });

  it.each(['interests', 'city', 'about_me'] as const)('speak of %s only where the brand shows it', async (field) => {
    const [ann, ben] = [await add(), await add({ interests: ['wine'], city: 'Utrecht', about_me: 'I sail.' })];
    const keys = async () => {
      const { icebreakers } = await as(ann, listIcebreakers, { query: { profile_id: ben } });
      return icebreakers.map(({ key }) => key);
    };
    const all = { interests: 'their_interest', about_me: 'about_me', city: 'their_city' } as const;
    expect(await keys()).toEqual(Object.values(all));
    world.setSettings({ visible_profile_fields: profileFields.filter((other) => other !== field) });
    expect(await keys()).toEqual(Object.values(all).filter((key) => key !== all[field]));
  });
});
