import type { BrandSettings } from '@parlour/brand/settings-schema';
import { keepVersion } from '@parlour/server-db/brands/versions';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsFiles } from '../brands.ts';
import { liveBrands, type LiveBrands } from '../testing/live-brands.fixture.ts';

const files = settingsFiles.slice(0, 1);
const [settings] = files as [BrandSettings];
const { id: brand, welcome, time_bonus } = settings;

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

test('an offer of the settings takes no code that was given out, ended or not', async () => {
  expect(await server.act('brand add code', { brand, code: 'MARCH', percentage: 20 })).toMatchObject({ ok: true });
  expect(await server.act('brand end code', { brand, code: 'MARCH' })).toMatchObject({ ok: true });
  const renamed = { ...settings, welcome: { ...welcome!, code: 'March' } };
  const taken = expect.arrayContaining([
    expect.objectContaining({ path: 'welcome.code', severity: 'error', reason: expect.stringContaining('MARCH') }),
  ]);
  const checked = { settings: renamed, production: false };
  expect(await server.act('brand check', checked)).toMatchObject({ ok: true, result: { problems: taken } });
  expect(await server.act('brand add', { settings: renamed })).toMatchObject({ ok: false, problems: taken });
  const version = await keepVersion(database, { ...settings, welcome: { ...welcome!, code: 'MARCH' } });
  expect(await server.act('brand publish', { brand, version })).toMatchObject({ ok: false, problems: taken });
});
