import { expect, it } from 'vitest';
import { getCompanyInfo } from '@parlour/contract/account/reference-data/get-company-info';
import { getInterests } from '@parlour/contract/account/reference-data/get-interests';
import { getLanguages } from '@parlour/contract/account/reference-data/get-languages';
import { getRegions } from '@parlour/contract/account/reference-data/get-regions';
import { getSettings } from '@parlour/contract/account/reference-data/get-settings';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { accountStage } from '../testing/account-stage.ts';

const database = await databaseOfFile();

it('answers the settings of the brand for this request and nothing that is internal', async () => {
  const stage = accountStage(database, 'one');
  const { settings } = await stage.call(getSettings, {}, { country: 'DE' });
  expect(settings).toMatchObject({
    name: 'Parlour',
    niche: 1,
    version: 1,
    terms_version: '2023-12-01',
    geoip_country: 'DE',
    geoip_selected_country: 'DE',
  });
  expect(settings).not.toHaveProperty('theme');
  expect(settings).not.toHaveProperty('reveal_accounts');
});

it('answers the settings whatever the address has that it is asked with', async () => {
  const stage = accountStage(database, 'one');
  const query = { country: 'all', network: 'x'.repeat(300) } as { country: string };
  const { settings } = await stage.call(getSettings, { query }, { country: 'DE' });
  expect(settings).toMatchObject({ geoip_country: 'DE', geoip_selected_country: 'DE' });
});

it('answers what the spec loads once: interests, regions with their label, company, languages', async () => {
  const stage = accountStage(database, 'two', { locales: ['en', 'nl', 'de'] });
  const { interests } = await stage.call(getInterests, { query: {} });
  expect(interests.length).toBeGreaterThanOrEqual(50);
  const { regions, label } = await stage.call(getRegions, { query: {} });
  expect(Object.keys(regions).toSorted()).toEqual([...stage.world.brand.settings.countries].toSorted());
  expect(label).toMatchObject({ NL: 'province', DE: 'state', IE: 'county' });
  expect((await stage.call(getCompanyInfo, { query: {} })).company.vat_numbers.length).toBeGreaterThan(0);
  const languages = await stage.call(getLanguages, { query: {} });
  expect(languages.locales).toEqual([
    { code: 'en', complete: 1 },
    { code: 'nl', complete: 1 },
    { code: 'de', complete: 1 },
  ]);
  expect(languages.countries).toMatchObject({ BE: ['nl', 'de'], CH: ['de', 'en'] });
});
