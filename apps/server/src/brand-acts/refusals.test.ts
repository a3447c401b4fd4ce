import type { BrandSettings } from '@parlour/brand/settings-schema';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsFiles } from '../brands.ts';
import { liveBrands, type LiveBrands } from '../testing/live-brands.fixture.ts';

const files = settingsFiles.slice(0, 1);
const [{ id: brand, welcome, time_bonus }] = files as [BrandSettings];

const database = await databaseOfFile();
let server: LiveBrands;
beforeAll(async () => {
  server = await liveBrands(database, files);
});
afterAll(() => server.close());

test('a brand that does not exist is not said to, whatever is asked of it', async () => {
  const asked: [act: string, more?: object][] = [
    ['brand rollback'],
    ['brand publish'],
    ['brand unpublish'],
    ['brand remove'],
    ['brand codes'],
    ['brand end code', { code: 'SPRING' }],
  ];
  for (const [act, more] of asked)
    expect([act, await server.act(act, { brand: 'nope', ...more })]).toMatchObject([
      act,
      { ok: false, message: 'There is no brand nope.' },
    ]);
});

test('a code of the settings is ended where it was written', async () => {
  const ofSettings = [
    ['welcome', welcome?.code],
    ['time_bonus', time_bonus?.code],
  ] as const;
  for (const [offer, code] of ofSettings)
    expect(await server.act('brand end code', { brand, code })).toMatchObject({
      ok: false,
      message: `${code} is of the settings: publish a version of ${brand} in which \`${offer}\` is null, or has another code.`,
    });
  expect(await server.act('brand end code', { brand, code: 'NEVER' })).toMatchObject({
    message: `${brand} has no code NEVER that runs.`,
  });
});
