import { beforeAll, expect, test } from 'vitest';
import { brand as defaultBrand } from '@parlour/app-default/settings';
import { listPartnerTiles } from '@parlour/contract/members/list-partner-tiles';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { contextOf, runCall } from '@parlour/testing/call';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { listPartnerTilesCall } from './list-partner-tiles.ts';

const cameras: BrandSettings['partner_tiles'][number] = {
  id: 'cams',
  type: 'cam',
  slot: 'members',
  labels: { en: 'Live cameras', nl: 'Live camera\u2019s' },
  image: 'camera',
  url: 'https://cams.example/',
};

const database = await databaseOfFile();
let memberId: string;
beforeAll(async () => {
  memberId = await addMember(database.forBrand('default'), 'default', { name: 'Lucas' });
});

async function tilesIn(locale: 'en' | 'nl' | 'pl', changes: Partial<BrandSettings>) {
  const settings = { ...defaultBrand, partner_tiles: [cameras], ...changes };
  const world = { brand: { id: 'default', version: 1, settings }, db: database.forBrand('default'), now: new Date() };
  const context = { ...(await contextOf(world, memberId)), locale };
  return (await runCall([listPartnerTilesCall()], listPartnerTiles, { query: { slot: 'members' } }, context)).tiles;
}

test('partners\u2019 tiles are the brand\u2019s own, said to be sponsored, in the language of the page', async () => {
  expect(await tilesIn('nl', { member_resell: true })).toEqual([
    {
      id: 'cams',
      type: 'cam',
      label: 'Live camera\u2019s',
      image: 'camera',
      url: 'https://cams.example/',
      sponsored: true,
    },
  ]);
  expect((await tilesIn('pl', { member_resell: true }))[0]?.label).toBe('Live cameras');
});

test('there are none where member_resell is off', async () => {
  expect(await tilesIn('en', { member_resell: false })).toEqual([]);
});
