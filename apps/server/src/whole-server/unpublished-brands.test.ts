import type { BrandSettings } from '@parlour/brand/settings-schema';
import { openEvents } from '@parlour/server-kit/testing/event-source';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { signIn } from '@parlour/testing/sign-in';
import { sisterOf } from '@parlour/testing/sister-of';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { settingsFiles } from '../brands.ts';
import { followBrands } from '../start/brands/follow-brands.ts';
import { liveBrands, version, type LiveBrands } from '../testing/live-brands.fixture.ts';

const files = settingsFiles.slice(0, 2);
const [first, second] = files as [BrandSettings, BrandSettings];
const harbour = version(sisterOf(second, 'Harbour'), 400);

const database = await databaseOfFile();
let server: LiveBrands;
beforeAll(async () => {
  server = await liveBrands(database, files);
  await server.act('brand add', { settings: harbour });
  await server.act('brand publish', { brand: 'harbour' });
});
afterAll(() => server.close());

const onAir = ({ sites }: LiveBrands): string[] => sites.sites.all.map(({ brand }) => brand.id);
const all = [first.id, second.id, 'harbour'];

test('a brand is taken off the air at once, and put back', async () => {
  expect((await server.open('harbour')).status).toBe(200);
  expect(await server.act('brand unpublish', { brand: 'harbour' })).toEqual({
    ok: true,
    result: { brand: 'harbour', hasMembers: false },
  });
  expect((await server.open('harbour')).status).toBe(421);
  expect((await server.open(second.id)).status).toBe(200);
  expect(await server.act('brand unpublish', { brand: 'harbour' })).toMatchObject({
    ok: false,
    message: 'Nothing of harbour is published.',
  });
  expect(await server.act('brand rollback', { brand: 'harbour' })).toMatchObject({ ok: true, result: { version: 1 } });
  expect((await server.open('harbour')).page.words).toBe('400 en');
});

test('another process follows, and a start leaves it off the air', async () => {
  const other = await liveBrands(database, files);
  expect(onAir(other)).toEqual(all);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const failures: unknown[] = [];
  const end = followBrands(other.sites.refresh, (error) => failures.push(error));
  await server.act('brand unpublish', { brand: 'harbour' });
  vi.advanceTimersByTime(5_000);
  await expect.poll(() => onAir(other)).toEqual([first.id, second.id]);
  await end();
  vi.useRealTimers();
  await other.close();
  expect(failures).toEqual([]);
  const started = await liveBrands(database, files);
  expect(onAir(started)).toEqual([first.id, second.id]);
  await started.close();
});

test('no start publishes an app’s file once its brand was taken off the air, until it is put back', async () => {
  await server.act('brand unpublish', { brand: second.id });
  expect(onAir(server)).toEqual([first.id]);
  const started = await liveBrands(database, [first, version(second, 500)]);
  expect(onAir(started)).toEqual([first.id]);
  await started.close();
  expect(await server.act('brand rollback', { brand: second.id })).toMatchObject({ ok: true, result: { version: 1 } });
  expect(onAir(server)).toEqual([first.id, second.id]);
});

test('only what is off the air and was joined by nobody is taken away, and its domain is free', async () => {
  await server.act('brand rollback', { brand: 'harbour' });
  expect(await server.act('brand remove', { brand: 'harbour' })).toMatchObject({
    message: 'harbour is published, and members may come any moment: unpublish it first.',
  });
  await server.act('brand unpublish', { brand: 'harbour' });
  const heir = { ...version(sisterOf(second, 'Lagoon'), 400), domain: harbour.domain };
  expect(await server.act('brand add', { settings: heir })).toMatchObject({ ok: false });
  expect(await server.act('brand remove', { brand: 'harbour' })).toMatchObject({ ok: true });
  expect(await server.act('brand add', { settings: heir })).toMatchObject({ ok: true, result: { version: 1 } });

  await server.act('brand publish', { brand: 'lagoon' });
  await addMember(database.forBrand('lagoon'), 'lagoon');
  expect(await server.act('brand unpublish', { brand: 'lagoon' })).toMatchObject({ result: { hasMembers: true } });
  expect(await server.act('brand remove', { brand: 'lagoon' })).toMatchObject({
    message: 'lagoon has, or had, members, and stays: what is theirs stands under its id.',
  });
});

test('whoever has it open hears nothing more, and whoever has another one open does', async () => {
  const open = async (brand: string) => {
    const db = database.forBrand(brand);
    const { cookie } = await signIn(db, brand, await addMember(db, brand));
    return openEvents(server.app, { host: `${brand}.localhost`, cookie });
  };
  const [gone, stays] = [await open(second.id), await open(first.id)];
  await server.act('brand unpublish', { brand: second.id });
  await gone.ended;
  expect(gone.text()).not.toContain('settings_changed');
  await server.act('brand add', { settings: version(first, 600) });
  await server.act('brand publish', { brand: first.id });
  await expect.poll(stays.text).toContain('settings_changed');
  stays.close();
});
