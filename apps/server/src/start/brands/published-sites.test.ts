import type { BrandSettings } from '@parlour/brand/settings-schema';
import { importBrands } from '@parlour/server-db/brands/publishing';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { beforeAll, expect, test } from 'vitest';
import { settingsFiles } from '../../brands.ts';
import { publishedSites, type PassedOver } from './published-sites.ts';

const files = settingsFiles.slice(0, 3);
const [first, second, third] = files as [BrandSettings, BrandSettings, BrandSettings];
const all = [first, second, third];

const database = await databaseOfFile();
const passed: PassedOver[] = [];
const { sites, refresh } = publishedSites(database, files, {
  siteOf: (brand) => ({
    brand,
    db: database.forBrand(brand.id),
    origin: `https://${brand.settings.domain}`,
    app: brand.id,
  }),
  passOver: (version) => passed.push(version),
});

/** Publishes them, and answers which version of each brand is at which of the three hosts, and what was newly passed over. */
async function publish(...settings: object[]) {
  const before = passed.length;
  await importBrands(database, settings as BrandSettings[]);
  await refresh();
  await refresh();
  const served = all.map(({ domain }) => {
    const brand = sites.byHost(domain)?.brand;
    return brand ? `${brand.id} ${brand.version}` : null;
  });
  return { served, passed: passed.slice(before) };
}

beforeAll(async () => {
  await publish(...all);
});

const at = (brand: BrandSettings, { domain }: { domain: string }): BrandSettings => ({ ...brand, domain });
const strange = ({ message_credits, ...others }: BrandSettings): object => ({
  ...others,
  credits_per_message: message_credits,
});
const elsewhere = { domain: 'elsewhere.example' };

test('who takes the host of a brand whose own move does not fit waits where they are, and so does who follows', async () => {
  expect(await publish(strange(at(first, elsewhere)), at(second, first), at(third, second))).toEqual({
    served: [`${first.id} 1`, `${second.id} 1`, `${third.id} 1`],
    passed: [
      { brand: first.id, version: 2, served: 1, heldBy: null },
      { brand: second.id, version: 2, served: 1, heldBy: first.id },
      { brand: third.id, version: 2, served: 1, heldBy: second.id },
    ],
  });
});

test('meanwhile others are taken over, and who waits still is told of no more', async () => {
  const { served, passed: told } = await publish({ ...at(third, third), refund_days: 21 });
  expect([served, told]).toEqual([[`${first.id} 1`, `${second.id} 1`, `${third.id} 3`], []]);
});

test('who waited is served as soon as the host is free', async () => {
  const { served, passed: told } = await publish({ ...at(first, elsewhere), refund_days: 21 });
  expect([served, told]).toEqual([[`${second.id} 2`, null, `${third.id} 3`], []]);
  expect(sites.byHost(elsewhere.domain)?.brand).toMatchObject({ id: first.id, version: 3 });
});
