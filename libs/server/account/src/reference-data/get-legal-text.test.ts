import { afterAll, beforeAll, expect, it } from 'vitest';
import { brand } from '@parlour/app-default/settings';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { getLegalText } from '@parlour/contract/account/reference-data/get-legal-text';
import type { LegalSlug } from '@parlour/contract/page-slugs';
import type { Locale } from '@parlour/models/locale';
import { buildApi, type TestApi } from '@parlour/testing/build-api';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { getLegalTextCall } from './get-legal-text.ts';

const legal: BrandSettings['legal'] = {
  reviewed: true,
  additions: { privacy: { en: 'Our officer.\r\n\r\nAsk her\nfor all.\n \n\nThank you.', nl: 'Onze functionaris.' } },
};

const database = await databaseOfFile();
let api: TestApi;
beforeAll(async () => {
  const brands = [
    { ...brand, id: 'complete', legal },
    { ...brand, id: 'fresh' },
  ];
  api = await buildApi({ database, brands, calls: [getLegalTextCall()] });
});
afterAll(() => api.close());

const ask = async (page: LegalSlug, locale: Locale, at = 'complete') =>
  (await api.send(getLegalText, { brand: at, query: { page }, headers: { 'accept-language': locale } })).body;

it('answers what the brand adds to a page by paragraphs, in the language of the page or else in its own', async () => {
  const dutch = { locale: 'nl', paragraphs: ['Onze functionaris.'] };
  const own = { locale: 'en', paragraphs: ['Our officer.', 'Ask her\nfor all.', 'Thank you.'] };
  expect(await ask('privacy', 'nl')).toEqual({ reviewed: true, addition: dutch });
  expect(await ask('privacy', 'en')).toEqual({ reviewed: true, addition: own });
  expect(await ask('privacy', 'de')).toEqual({ reviewed: true, addition: own });
});

it('answers no more than what is asked for, and begins with nothing', async () => {
  expect(await ask('terms', 'en')).toEqual({ reviewed: true, addition: null });
  expect(await ask('privacy', 'en', 'fresh')).toEqual({ reviewed: false, addition: null });
});
