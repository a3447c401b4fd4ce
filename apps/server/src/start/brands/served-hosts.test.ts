import type { BrandSettings } from '@parlour/brand/settings-schema';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { sisterOf } from '@parlour/testing/sister-of';
import { expect, test } from 'vitest';
import { settingsFiles } from '../../brands.ts';
import { liveBrands, type LiveBrands } from '../../testing/live-brands.fixture.ts';

const files = settingsFiles.slice(0, 2);
const [first, second] = files as [BrandSettings, BrandSettings];

const database = await databaseOfFile();

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
