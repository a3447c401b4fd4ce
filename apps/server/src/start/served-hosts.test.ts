import type { BrandSettings } from '@parlour/brand/settings-schema';
import type { Database } from '@parlour/server-db/database';
import { testDatabase } from '@parlour/testing/database';
import { sisterOf } from '@parlour/testing/sister-of';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsFiles } from '../brands.ts';
import { liveBrands, type LiveBrands } from '../testing/live-brands.fixture.ts';

const files = settingsFiles.slice(0, 2);
const [first, second] = files as [BrandSettings, BrandSettings];

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const onAir = ({ sites }: LiveBrands): string[] => sites.sites.all.map(({ brand }) => brand.id);

test('no brand is published, or put back, at a host that ORIGINS gives to another', async () => {
  const before = await liveBrands(database, files);
  for (const name of ['Harbour', 'Lagoon']) await before.act('brand add', { settings: sisterOf(second, name) });
  await before.act('brand publish', { brand: 'harbour' });
  await before.act('brand unpublish', { brand: 'harbour' });
  await before.close();

  const server = await liveBrands(database, files, { [first.id]: 'https://harbour.localhost' });
  const refused = { ok: false, message: `harbour would be at harbour.localhost, which is ${first.id}'s: see ORIGINS.` };
  expect(await server.act('brand rollback', { brand: 'harbour' })).toMatchObject(refused);
  expect(await server.act('brand publish', { brand: 'harbour' })).toMatchObject(refused);
  expect(await server.act('brand publish', { brand: 'lagoon' })).toMatchObject({ ok: true });
  expect(onAir(server)).toEqual([first.id, second.id, 'lagoon']);
  await server.close();
});
