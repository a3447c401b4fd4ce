import { errorsOf } from '@parlour/brand/check-settings';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { keepVersion } from '@parlour/server-db/brands/versions';
import { publishByHand } from '@parlour/server-db/brands/publishing';
import { openEvents } from '@parlour/server-kit/testing/event-source';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { signIn } from '@parlour/testing/sign-in';
import { sisterOf } from '@parlour/testing/sister-of';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { settingsFiles } from '../brands.ts';
import { followBrands } from '../start/brands/follow-brands.ts';
import { liveBrands, version, type LiveBrands } from '../testing/live-brands.fixture.ts';

const files = settingsFiles.slice(0, 2);
const [first, second] = files as [BrandSettings, BrandSettings];

const added = version(sisterOf(second, 'Harbour'), 400);

const database = await databaseOfFile();
let server: LiveBrands;
beforeAll(async () => {
  server = await liveBrands(database, files);
});
afterEach(() => vi.useRealTimers());
afterAll(() => server.close());

const addVersion = (settings: BrandSettings): ReturnType<LiveBrands['act']> => server.act('brand add', { settings });

test('a brand without an app is served by its niche’s as soon as it is published', async () => {
  expect(await addVersion(added)).toMatchObject({ ok: true, result: { brand: 'harbour', version: 1 } });
  expect((await server.open('harbour')).status).toBe(421);
  expect(await server.act('brand publish', { brand: 'harbour' })).toMatchObject({
    ok: true,
    result: { version: 1, address: 'http://harbour.localhost:4200' },
  });
  expect((await server.open('harbour')).page).toEqual({ theme: '400', words: '400 en', later: '400 en' });
  expect(server.sites.sites.byBrand('harbour')?.app).toBe(second.id);
});

test('a version that is published is seen at once, and so is what comes back', async () => {
  await addVersion(version(added, 500));
  expect((await server.open('harbour')).page.words).toBe('400 en');
  await server.act('brand publish', { brand: 'harbour' });
  expect((await server.open('harbour')).page.words).toBe('500 en');
  expect(await server.act('brand rollback', { brand: 'harbour' })).toMatchObject({ ok: true, result: { version: 1 } });
  expect((await server.open('harbour')).page.words).toBe('400 en');
  expect(await server.act('brand rollback', { brand: 'harbour' })).toMatchObject({
    ok: false,
    message: expect.stringContaining('npm run brand -- publish harbour --version'),
  });
});

test('a version that is not published is seen by whoever holds its link, and by nobody else', async () => {
  const made = await server.act('brand preview', { brand: 'harbour', version: 2 });
  const { address } = (made as { result: { address: string } }).result;
  const token = new URL(address).searchParams.get('preview') ?? '';
  expect((await server.open('harbour', `preview=${token}`)).page.words).toBe('500 en');
  expect((await server.open('harbour')).page.words).toBe('400 en');
  expect((await server.open(first.id, `preview=${token}`)).page.words).toBe(first.texts.en?.headline);
});

test('wrong settings are refused with all that is wrong, and not kept', async () => {
  const wrong = { ...version(added, 900), domain: first.domain, countries: ['XX'], refund_days: 3 };
  const refused = await server.act('brand add', { settings: wrong });
  const paths = refused.ok ? [] : refused.problems.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['domain', 'countries.0', 'refund_days']));
  expect(await server.act('brand export', { brand: 'harbour' })).toMatchObject({ ok: true, result: { version: 2 } });
  expect(await server.act('brand publish', { brand: 'harbour', version: 9 })).toMatchObject({ ok: false });
});

test('what was published by hand survives a start with another file, and the list says so', async () => {
  await server.act('brand publish', { brand: first.id });
  const started = await liveBrands(database, [version(first, 700), second]);
  expect((await started.open(first.id)).page.words).toBe(first.texts.en?.headline);
  expect((await started.open('harbour')).page.words).toBe('400 en');
  const listed = await started.act('brand list', {});
  await started.close();
  expect(listed).toMatchObject({
    result: [
      { id: first.id, publishedVersion: 1, publishedByHand: true, latestVersion: 2, file: { version: 2 } },
      { id: 'harbour', publishedVersion: 1, publishedByHand: true, latestVersion: 2, file: null },
      { id: second.id, publishedVersion: 1, publishedByHand: false, latestVersion: 1, file: { version: 1 } },
    ],
  });
});

test('a brand whose file is gone is served no longer, unless it was published by hand', async () => {
  const started = await liveBrands(database, [first]);
  expect(started.sites.sites.all.map(({ brand }) => brand.id)).toEqual([first.id]);
  await started.close();
});

test('whoever has the site open hears of a new version', async () => {
  const db = database.forBrand('harbour');
  const { cookie } = await signIn(db, 'harbour', await addMember(db, 'harbour', { name: 'Ann' }));
  const stream = await openEvents(server.app, { host: 'harbour.localhost', cookie });
  await server.act('brand publish', { brand: 'harbour', version: 2 });
  await server.act('brand rollback', { brand: 'harbour' });
  const versions = () =>
    stream.events().map(({ kind, data }) => [kind, (JSON.parse(data) as { version: number }).version]);
  await expect.poll(versions).toEqual([
    ['settings_changed', 2],
    ['settings_changed', 1],
  ]);
  stream.close();
});

test('another process follows within five seconds, without being told', async () => {
  const other = await liveBrands(database, files);
  const failures: unknown[] = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const end = followBrands(other.sites.refresh, (error) => failures.push(error));
  await server.act('brand publish', { brand: 'harbour', version: 2 });
  const words = async () => (await other.open('harbour')).page.words;
  vi.advanceTimersByTime(5_000);
  await expect.poll(words).toBe('500 en');
  await server.act('brand rollback', { brand: 'harbour' });
  vi.advanceTimersByTime(5_000);
  await expect.poll(words).toBe('400 en');
  await end();
  await other.close();
  expect(failures).toEqual([]);
});

test('under load no page fails and none is of two versions, while a brand is published and rolled back five times', async () => {
  const seen = new Map<string, number>();
  let visits = 0;
  let isChanging = true;
  const visit = async (): Promise<void> => {
    while (isChanging || visits < 300) {
      const { status, page } = await server.open('harbour');
      const said = `${status} ${page.theme} ${page.words} ${page.later}`;
      seen.set(said, (seen.get(said) ?? 0) + 1);
      visits += 1;
    }
  };
  const change = async (name: string, input: object): Promise<void> => {
    const before = visits;
    expect(await server.act(name, { brand: 'harbour', ...input })).toMatchObject({ ok: true });
    await expect.poll(() => visits, { interval: 10 }).toBeGreaterThan(before + 20);
  };
  const changeFiveTimes = async (): Promise<void> => {
    for (let time = 0; time < 5; time += 1) {
      await change('brand publish', { version: 2 });
      await change('brand rollback', {});
    }
    isChanging = false;
  };
  await Promise.all([...Array.from({ length: 8 }, visit), changeFiveTimes()]);
  expect([...seen.keys()].toSorted()).toEqual(['200 400 400 en 400 en', '200 500 500 en 500 en']);
});

test('what could not be taken over is taken over with the next look', async () => {
  const failing = vi.spyOn(server.sites.sites, 'replace').mockImplementationOnce(() => {
    throw new Error('the database is away');
  });
  await publishByHand(database, 'harbour', 2);
  await expect(server.sites.refresh()).rejects.toThrow('the database is away');
  expect((await server.open('harbour')).page.words).toBe('400 en');
  await server.sites.refresh();
  expect((await server.open('harbour')).page.words).toBe('500 en');
  failing.mockRestore();
});

test('a version that was kept before a setting came is checked and published as it is served', async () => {
  const { moderate_texts: _, partner_tiles: __, ...before } = version(added, 600);
  const brand = 'harbour';
  const kept = await keepVersion(database, before as BrandSettings);
  const checked = await server.act('brand check', { brand, production: false });
  expect(checked).toMatchObject({ result: { version: kept, settings: { moderate_texts: false, partner_tiles: [] } } });
  expect(await server.act('brand publish', { brand, version: kept })).toMatchObject({ ok: true });
  expect((await server.open(brand)).page.words).toBe('600 en');
});

test('a draft under a mistyped id holds its domain until it is removed, and nothing else', async () => {
  const mistyped = { ...version(sisterOf(second, 'Lagoon'), 400), id: 'lagon' };
  const right = { ...mistyped, id: 'lagoon' };
  await addVersion(mistyped);
  const refused = await addVersion(right);
  expect(refused.ok ? [] : errorsOf(refused.problems).map(({ path }) => path)).toEqual(['domain']);
  expect(await addVersion({ ...right, domain: 'lagoon-two.example' })).toMatchObject({ ok: true });
  expect(await server.act('brand remove', { brand: 'lagon' })).toMatchObject({ ok: true });
  expect(await server.act('brand remove', { brand: 'lagon' })).toMatchObject({ message: 'There is no brand lagon.' });
  expect(await addVersion(right)).toMatchObject({ ok: true, result: { version: 2 } });
  expect(await server.act('brand remove', { brand: 'lagoon' })).toMatchObject({ ok: true });
  expect(await server.act('brand remove', { brand: 'harbour' })).toMatchObject({ ok: false });
  expect(await server.act('brand counters', { brand: 'harbor' })).toMatchObject({
    message: 'There is no brand harbor.',
  });
});

test('a copied file whose id was forgotten takes no brand’s members over unless somebody says so', async () => {
  const reefs = sisterOf(added, 'Reef');
  const copied = { ...reefs, id: 'harbour' };
  const warned = [expect.objectContaining({ path: 'id', severity: 'warning' })];
  const kept = await addVersion(copied);
  expect(kept).toMatchObject({ ok: true, result: { problems: expect.arrayContaining(warned) } });
  const refused = await server.act('brand publish', { brand: 'harbour' });
  expect(refused).toMatchObject({ ok: false, message: expect.stringContaining('--replace'), problems: warned });
  expect(await server.act('brand publish', { brand: 'harbour', replace: true })).toMatchObject({ ok: true });
  expect(await server.act('brand rollback', { brand: 'harbour' })).toMatchObject({ ok: true });
  await addVersion({ ...added, domain: 'harbour-two.localhost' });
  expect(await server.act('brand publish', { brand: 'harbour' })).toMatchObject({ ok: true });
  expect(await server.act('brand rollback', { brand: 'harbour' })).toMatchObject({ ok: true });
});

test('a brand whose profiles are partly fictional is not published without saying so', async () => {
  const texts = Object.entries(added.texts).map(([locale, words]) => {
    const { fictional_warning: _, fictional_singular: __, fictional_plural: ___, ...others } = words;
    return [locale, others];
  });
  const silent = { ...added, fictional_icon: null, texts: Object.fromEntries(texts) } as BrandSettings;
  expect(await addVersion(silent)).toMatchObject({ ok: true });
  await addMember(database.forBrand('harbour'), 'harbour', { fictional: true });
  const problems = [expect.objectContaining({ path: 'fictional_icon' })];
  expect(await server.act('brand publish', { brand: 'harbour' })).toMatchObject({
    ok: false,
    problems: expect.arrayContaining(problems),
  });
});

test('a brand does not go back to a domain that another has now', async () => {
  await addVersion({ ...version(added, 800), domain: 'harbour-two.example' });
  await server.act('brand publish', { brand: 'harbour' });
  await addVersion({ ...version(sisterOf(second, 'Lagoon'), 400), domain: added.domain });
  expect(await server.act('brand publish', { brand: 'lagoon' })).toMatchObject({ ok: true });
  expect(await server.act('brand rollback', { brand: 'harbour' })).toMatchObject({
    ok: false,
    message: `harbour cannot go back: ${added.domain} would be the domain of harbour and lagoon.`,
  });
});

test('a file with the name of a brand that was added stops the start, and is not kept', async () => {
  const listed = await server.act('brand list', {});
  const started = liveBrands(database, [first, { ...second, name: 'Harbour' }]);
  await expect(started).rejects.toThrow(`harbour and ${second.id} both have the name Harbour`);
  expect(await server.act('brand list', {})).toEqual(listed);
});
