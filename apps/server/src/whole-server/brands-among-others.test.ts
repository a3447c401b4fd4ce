import type { Problem } from '@parlour/brand/checks/rule';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { utcDay } from '@parlour/models/day';
import { keepVersion } from '@parlour/server-db/brands/versions';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { sisterOf } from '@parlour/testing/sister-of';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsFiles } from '../brands.ts';
import { liveBrands, type LiveBrands } from '../testing/live-brands.fixture.ts';

const [first, demonstrated] = settingsFiles.slice(0, 2) as [BrandSettings, BrandSettings];
const second = { ...demonstrated, support_email: 'help@group.example' };
const inGroup = { ...sisterOf(second, 'Harbour'), domain: 'group.example' };

const database = await databaseOfFile();
let server: LiveBrands;
beforeAll(async () => {
  server = await liveBrands(database, [first, second]);
});
afterAll(() => server.close());

/** What an act says of a setting, whether it was done or refused. Domains of tests are placeholders all. */
async function problemsAt(path: string, act: string, input: object): Promise<[done: boolean, Problem[]]> {
  const answer = await server.act(act, input);
  const { problems } = answer.ok ? (answer.result as { problems: Problem[] }) : answer;
  return [answer.ok, problems.filter((it) => it.path === path && !it.reason.startsWith('it is a placeholder'))];
}

async function publish(settings: BrandSettings): Promise<void> {
  expect(await server.act('brand add', { settings })).toMatchObject({ ok: true });
  expect(await server.act('brand publish', { brand: settings.id })).toMatchObject({ ok: true });
}

const warned = (reason: string): [boolean, Problem[]] => [
  true,
  [expect.objectContaining({ severity: 'warning', reason: expect.stringContaining(reason) })],
];

test('a brand that another says already is refused, with that brand, the place and the mend', async () => {
  const named: Problem = {
    path: 'domain',
    reason: `the brand ${second.id} says group.example at support_email`,
    suggestion: 'choose another, or change it there',
    severity: 'error',
  };
  const asked = { settings: inGroup, production: false };
  expect(await problemsAt('domain', 'brand check', asked)).toEqual([true, [named]]);
  expect(await problemsAt('domain', 'brand add', { settings: inGroup })).toEqual([false, [named]]);
  await keepVersion(database, inGroup);
  expect(await problemsAt('domain', 'brand publish', { brand: inGroup.id })).toEqual([false, [named]]);
});

test('neither as a draft nor as a file does it keep the others from starting', async () => {
  for (const files of [
    [first, second],
    [first, second, inGroup],
  ]) {
    const started = await liveBrands(database, files);
    expect(started.sites.sites.all.map(({ brand }) => brand.id)).toEqual(files.map(({ id }) => id));
    await started.close();
  }
});

test('a brand goes back to what another says since, and is told of it', async () => {
  const lagoon = sisterOf(second, 'Lagoon');
  await publish(lagoon);
  await publish({ ...sisterOf(second, 'Bay'), id: lagoon.id, domain: lagoon.domain });
  await publish({ ...second, support_email: 'help@lagoon.example' });
  const named = warned(`the brand ${second.id} says Lagoon at support_email`);
  expect(await problemsAt('name', 'brand rollback', { brand: lagoon.id })).toEqual(named);
});

test('but not to a name that another has since: no server would start again', async () => {
  const reef = sisterOf(second, 'Reef');
  await publish(reef);
  await publish({ ...sisterOf(second, 'Shoal'), id: reef.id, domain: reef.domain });
  await publish({ ...reef, id: 'heir', domain: 'heir.localhost' });
  expect(await server.act('brand rollback', { brand: reef.id })).toMatchObject({
    ok: false,
    message: 'reef cannot go back: Reef would be the name of heir and reef.',
  });
});

test('it goes back to an offer whose code it has given out since, and is told of it', async () => {
  const ebb = sisterOf(second, 'Ebb');
  await publish({ ...ebb, welcome: { code: 'SPRING', percentage: 10, days: 7 } });
  await publish({ ...ebb, welcome: null });
  expect(await server.act('brand add code', { brand: ebb.id, code: 'SPRING', percentage: 20 })).toMatchObject({
    ok: true,
  });
  const given = warned('the brand has given out SPRING as a code of its own');
  expect(await problemsAt('welcome.code', 'brand rollback', { brand: ebb.id })).toEqual(given);
});

test('whoever moves a published brand is told what the old domain still has', async () => {
  const cove = sisterOf(second, 'Cove');
  const settings = { ...cove, domain: 'cove-two.localhost' };
  await server.act('brand add', { settings: cove });
  expect(await problemsAt('domain', 'brand check', { settings, production: false })).toEqual([true, []]);
  await server.act('brand publish', { brand: cove.id });
  const moved = warned('cove is published at cove.localhost: links in mails');
  expect(await problemsAt('domain', 'brand check', { settings, production: false })).toEqual(moved);
  expect(await problemsAt('domain', 'brand add', { settings })).toEqual(moved);
  const published = await problemsAt('domain', 'brand publish', { brand: cove.id });
  expect(published).toEqual(moved);
  const redirected = 'redirect cove.localhost and www.cove.localhost to https://cove-two.localhost';
  expect(published[1][0]?.suggestion).toContain(redirected);
  expect(await problemsAt('domain', 'brand publish', { brand: cove.id })).toEqual([true, []]);
  const back = { settings: { ...cove, domain: 'www.cove-two.localhost' }, production: false };
  const [, [toWww]] = await problemsAt('domain', 'brand check', back);
  expect(toWww?.suggestion).toContain('redirect cove-two.localhost to https://www.cove-two.localhost');
});

test('whoever leaves out a country is told how many members live there', async () => {
  const isle = sisterOf(second, 'Isle');
  await publish(isle);
  const [home, ...countries] = isle.countries;
  const db = database.forBrand(isle.id);
  for (const fictional of [false, false, true]) await addMember(db, isle.id, { country: home!, fictional });
  await addMember(db, isle.id, { country: countries[0]! });
  const settings = { ...isle, countries };
  const left = warned(`2 members live in ${home}, which is not among them`);
  expect(await problemsAt('countries', 'brand check', { settings, production: false })).toEqual(left);
  expect(await problemsAt('countries', 'brand add', { settings })).toEqual(left);
  expect(await problemsAt('countries', 'brand publish', { brand: isle.id })).toEqual(left);
});

test('whoever leaves out a language, or raises the age, is told how many members that leaves', async () => {
  const skerry = sisterOf(second, 'Skerry');
  await publish(skerry);
  const left = skerry.locales.find((locale) => locale !== skerry.domain_language)!;
  const db = database.forBrand(skerry.id);
  for (const fictional of [false, false, true]) await addMember(db, skerry.id, { language: left, fictional });
  const young = `${new Date().getUTCFullYear() - skerry.min_age - 1}-01-01`;
  await addMember(db, skerry.id, { language: skerry.domain_language, date_of_birth: young });
  const check = (at: string, changes: Partial<BrandSettings>) =>
    problemsAt(at, 'brand check', { settings: { ...skerry, ...changes }, production: false });
  const unspoken = warned(`2 members read the site in ${left}, which is not among them`);
  expect(await check('locales', { locales: skerry.locales.filter((locale) => locale !== left) })).toEqual(unspoken);
  const older = skerry.min_age + 2;
  expect(await check('min_age', { min_age: older })).toEqual(warned(`1 member is younger than ${older}`));
  expect([await check('locales', {}), await check('min_age', {})]).toEqual([
    [true, []],
    [true, []],
  ]);
});

test('whoever leaves out a gender or a sexuality is told how many members that leaves', async () => {
  const sound = sisterOf(second, 'Sound');
  await publish(sound);
  const db = database.forBrand(sound.id);
  for (const fictional of [false, false, true])
    await addMember(db, sound.id, { gender: 'male', sexuality: 'bi', fictional });
  await addMember(db, sound.id, { gender: 'female', sexuality: 'hetero' });
  const check = (at: string, changes: Partial<BrandSettings>) =>
    problemsAt(at, 'brand check', { settings: { ...sound, ...changes }, production: false });
  const male = await check('genders', { genders: ['female'] });
  expect(male).toEqual(warned('2 members are male, which is not among them'));
  expect(male[1][0]?.suggestion).toMatch(/nobody else who is male may join$/);
  const hetero = await check('sexualities', { sexualities: ['gay', 'bi'] });
  expect(hetero).toEqual(warned('1 member is hetero, which is not among them'));
  expect(hetero[1][0]?.suggestion).toMatch(/nobody else may say it of themselves$/);
  expect([await check('genders', {}), await check('sexualities', {})]).toEqual([
    [true, []],
    [true, []],
  ]);
});

test('whoever changes what members agreed to, and leaves it the same day, is told that nobody is asked again', async () => {
  const strand = sisterOf(second, 'Strand');
  const { company, legal } = strand;
  const check = (changes: Partial<BrandSettings>) =>
    problemsAt('company.added', 'brand check', { settings: { ...strand, ...changes }, production: false });
  const told = async (changes: Partial<BrandSettings>) =>
    (await check(changes))[1].flatMap(({ reason }) => /now \((.*)\): nobody is asked again/.exec(reason)?.[1] ?? []);
  const moved = { company: { ...company, address: 'Harbour 2', city: '3012 Rotterdam' } };
  expect(await told(moved)).toEqual([]);
  await publish(strand);
  const added = (page: 'terms' | 'privacy' | 'cookies') => ({
    legal: { ...legal, additions: { [page]: { en: 'Our officer reads it.' } } },
  });
  expect(await told(moved)).toEqual(['company.address, company.city']);
  expect(await told({ company: { ...company, name: 'Strand Ltd' } })).toEqual(['company.name']);
  expect(await told({ ...added('terms'), refund_days: 30 })).toEqual(['legal.additions.terms, refund_days']);
  expect(await told(added('privacy'))).toEqual(['legal.additions.privacy']);
  expect(await told({ min_age: 21 })).toEqual(['min_age']);
  expect(await told({ ...added('cookies'), support_email: 'help@strand.example' })).toEqual([]);
  expect(await told({ ...moved, company: { ...moved.company, added: '2025-01-01' } })).toEqual([]);
  await server.act('brand unpublish', { brand: strand.id });
  expect(await told(moved)).toEqual(['company.address, company.city']);
  const today = utcDay(new Date());
  expect((await check({ min_age: 21 }))[1].map(({ suggestion }) => suggestion)).toContainEqual(
    expect.stringContaining(`the day from which these hold, such as ${today}`),
  );
  const asToday = { company: { ...company, added: today } };
  await publish({ ...strand, ...asToday });
  expect((await check({ ...asToday, min_age: 21 }))[1][0]?.suggestion).toContain('publish it tomorrow');
});
