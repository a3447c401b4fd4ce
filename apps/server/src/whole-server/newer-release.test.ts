import type { BrandSettings } from '@parlour/brand/settings-schema';
import { importBrands, publishByHand } from '@parlour/server-db/brands/publishing';
import { keepVersion } from '@parlour/server-db/brands/versions';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { sisterOf } from '@parlour/testing/sister-of';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsFiles } from '../brands.ts';
import { liveBrands, version, type LiveBrands } from '../testing/live-brands.fixture.ts';

const files = settingsFiles.slice(0, 2);
const [first, second] = files as [BrandSettings, BrandSettings];

const database = await databaseOfFile();
let server: LiveBrands;
beforeAll(async () => {
  server = await liveBrands(database, files);
});
afterAll(() => server.close());

/** What the start of a newer release publishes, and the words that are shown here then. */
async function publishNewer(...newer: object[]) {
  await importBrands(database, newer as BrandSettings[]);
  await server.sites.refresh();
  await server.sites.refresh();
  const opened = await Promise.all([first, second].map(({ id }) => server.open(id)));
  return opened.map(({ status, page }) => [status, page.words]);
}

const { message_credits, ...others } = version(first, 200);
const renamed = { ...others, credits_per_message: message_credits };
const { locales, ...without } = version(first, 300);
const renamedWithin = { ...without, languages: locales };
const renamedInside = version(first, 350);
const { time_bonus, ...untimed } = renamedInside;
const { displayWeight, ...shape } = renamedInside.theme.shape;
const renamedToken = {
  ...renamedInside,
  theme: { ...renamedInside.theme, shape: { ...shape, weight: displayWeight } },
};
const grown = { ...version(first, 400), visible_profile_fields: [...first.visible_profile_fields, 'star_sign'] };

test.each([
  ['whose settings have other names', renamed],
  ['whose languages have another', renamedWithin],
  ['whose offers have other names', { ...untimed, hurry_bonus: time_bonus }],
  ['whose theme has a token by another name', renamedToken],
  ['that knows more of members', grown],
])('a version of a newer release %s leaves the one before it in force here, and is told of once', async (_, newer) => {
  const [before] = server.passedOver.slice(-1);
  expect(await publishNewer(newer, version(second, 500))).toEqual([
    [200, first.texts.en?.headline],
    [200, '500 en'],
  ]);
  const passed = { brand: first.id, version: (before?.version ?? 1) + 1, served: 1, heldBy: null };
  expect(server.passedOver.slice(-1)).toEqual([passed]);
});

test('the next version that fits is served', async () => {
  expect(await publishNewer(version(first, 600))).toEqual([
    [200, '600 en'],
    [200, '500 en'],
  ]);
  expect(server.passedOver).toHaveLength(5);
});

test('a brand that has only such a version is not served and told of, here and by a server that starts', async () => {
  const { message_credits: costs, ...sister } = version(sisterOf(second, 'Harbour'), 700);
  const passed = { brand: 'harbour', version: 1, served: null, heldBy: null };
  await keepVersion(database, { ...sister, credits_per_message: costs } as unknown as BrandSettings);
  await publishByHand(database, 'harbour', 1);
  const [, ofSecond] = await publishNewer(version(second, 800));
  expect([ofSecond, (await server.open('harbour')).status]).toEqual([[200, '800 en'], 421]);
  expect(server.passedOver.slice(5)).toEqual([passed]);
  const started = await liveBrands(database, files);
  expect([started.passedOver, (await started.open('harbour')).status]).toEqual([[passed], 421]);
  await started.close();
});
