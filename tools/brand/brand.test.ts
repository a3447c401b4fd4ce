import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brand } from '@parlour/app-default/settings';
import type { Problem } from '@parlour/brand/checks/rule';
import { cloneOfTemplate, type ServerDatabase } from '@parlour/testing/database-template';
import { sisterOf } from '@parlour/testing/sister-of';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runBrand, type Said } from './run-brand.fixture.ts';

let folder: string;
let database: ServerDatabase;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parlour-brand-'));
  database = await cloneOfTemplate();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Runs the command as a person does, with the database of a server that has stopped. */
const run = (...words: string[]): Promise<Said> => runWith({}, words);

/** The same, with modules loaded before it or another environment. */
const runWith = ({ flags, variables }: Parameters<typeof runBrand>[0], words: readonly string[]): Promise<Said> =>
  runBrand(
    { flags, variables: { DATA_DIR: path.join(folder, 'data'), DATABASE_URL: database.url, ...variables } },
    words,
  );

async function settingsFile(name: string, changes: object): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, JSON.stringify({ ...brand, ...changes }));
  return file;
}

test('a sound file passes, with its warnings', async () => {
  const { code, said } = await run('check', await settingsFile('sound.json', {}));
  expect([code, said]).toEqual([0, expect.stringMatching(/0 errors, \d+ warnings/)]);
  expect(said).toMatch(/\nChecked for the demo; `-- --production` asks for more\.\n$/);
});

test('a wrong file is told all that is wrong, as JSON too', async () => {
  const file = await settingsFile('wrong.json', { refund_days: 3, countries: ['NL', 'XX'], support_email: null });
  const { code, said } = await run('check', file, '--json');
  const [checked] = JSON.parse(said) as { brand: string; problems: Problem[] }[];
  expect(code).toBe(1);
  expect(checked?.problems.map((problem) => problem.path)).toEqual(
    expect.arrayContaining(['refund_days', 'countries.1', 'support_email']),
  );
});

test('the template’s company does for a demonstration, and not for production', async () => {
  const file = path.resolve(import.meta.dirname, '../../apps/default/settings.ts');
  expect((await run('check', file)).code).toBe(0);
  expect(await run('check', file, '--production')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/\nChecked for production\.\n$/),
  });
});

test('apps that no start has imported are listed and checked', async () => {
  expect((await run('list')).said).toMatch(/^she +\S+ +not imported \(\w{8}\) +– +– +– +–$/m);
  const { said } = await run('check', '--json');
  const checked = JSON.parse(said) as { brand: string; problems: Problem[] }[];
  expect(checked.map((each) => each.brand)).toEqual(expect.arrayContaining(['default', 'she']));
});

test('apps with which no server starts are told of as errors, and listed as wrong', async () => {
  const spoilt = { flags: ['--import', path.join(import.meta.dirname, 'wrong-apps.fixture.ts')] };
  const checked = await runWith(spoilt, ['check', '--json']);
  const results = JSON.parse(checked.said) as { brand: string; problems: Problem[] }[];
  const errorsAt = (name: string): string[] =>
    results
      .find(({ brand: its }) => its === name)!
      .problems.flatMap((its) => (its.severity === 'error' ? [its.path] : []));
  expect(checked.code).toBe(1);
  expect(errorsAt('apps/she/settings.ts')).toEqual(['min_age']);
  expect(errorsAt('apps/gay/settings.ts')).toEqual(['apps/gay/settings.ts']);
  expect(errorsAt('apps/bbw/settings.ts')).toEqual(['apps/bbw/settings.ts']);
  expect(errorsAt('apps/bdsm/settings.ts')).toEqual(expect.arrayContaining(['id', 'name', 'domain']));
  expect(errorsAt('apps/milf/settings.ts')).toContain('id');
  expect(errorsAt('apps/gilf/settings.ts')).toEqual(expect.arrayContaining(['id', 'min_age']));
  const { said } = await runWith(spoilt, ['list']);
  expect(said).toMatch(/^she +she\.localhost +wrong +– +– +– +–$/m);
  expect(said).toMatch(/^milf +\S+ +wrong +– +– +– +–$/m);
  expect(said).toMatch(/^gilf +\S+ +wrong +– +– +– +–$/m);
  expect(said).not.toMatch(/^default .* wrong /m);
  for (const nameless of ['gay', 'bbw', 'bdsm'])
    expect(said).toMatch(new RegExp(`^${nameless} +– +wrong +– +– +– +–$`, 'm'));
});

test('no brand takes the domain of an app, imported or not', async () => {
  const file = await settingsFile('taken.json', { id: 'harbour' });
  const { code, said } = await run('add', file);
  expect([code, said]).toEqual([1, expect.stringContaining(`${brand.domain} is default's`)]);
});

test('a brand without an app is warned of the clip that its landers would borrow', async () => {
  const landers = ['gallery', 'video', 'transitionsvideolanding'];
  const warnedOf = async (changes: object): Promise<string[]> => {
    const { said } = await run('check', await settingsFile('clip.json', { landers, ...changes }), '--json');
    const [checked] = JSON.parse(said) as { problems: Problem[] }[];
    return checked!.problems.flatMap(({ path, reason }) => (reason.startsWith('its clip') ? [path] : []));
  };
  expect(await warnedOf({ id: 'harbour' })).toEqual(['landers.1', 'landers.2']);
  expect(await warnedOf({})).toEqual([]);
});

test('without a server a brand is added, published and listed in the database itself', async () => {
  const harbour = { ...sisterOf(brand, 'Harbour'), domain: 'harbour.example' };
  const file = await settingsFile('harbour.json', harbour);
  const added = await run('add', file, '--publish');
  expect(added).toMatchObject({ code: 0, complained: '' });
  expect(added.said).toContain('harbour is published in version 1: http://harbour.localhost:4200');
  expect((await run('list')).said).toMatch(/harbour +harbour\.example +– +version 1 +version 1 +hand/);
  expect((await run('counters', 'harbour')).said).toContain('Nobody was counted');
  expect((await run('preview', 'harbour')).said).toMatch(/ until \d{4}-\d\d-\d\dT[\d:.]+Z:$/m);
  await makeCodes('harbour');
  expect(await run('remove', 'harbour')).toMatchObject({ code: 1, complained: expect.stringMatching('is published') });
  expect(await run('unpublish', 'harbour')).toMatchObject({
    code: 0,
    said: 'harbour is off the air, and a start leaves it there. Put it back: npm run brand -- rollback harbour\n',
  });
  expect((await run('list')).said).toMatch(/harbour +harbour\.example +– +version 1 +– +–/);
  expect(await run('remove', 'harbour')).toMatchObject({ code: 0, said: 'harbour is removed.\n' });
  await run('add', await settingsFile('mistyped.json', { ...sisterOf(brand, 'Lagoon'), id: 'lagon' }));
  expect(await run('remove', 'lagon')).toMatchObject({ code: 0, said: 'lagon is removed.\n' });
});

async function makeCodes(brand: string): Promise<void> {
  const wrong = await run('add-code', brand, '--code', 'spring', '--amount', '500', '--methods', 'ideal,barter');
  expect(wrong).toMatchObject({ code: 1, complained: expect.stringContaining('was not kept') });
  for (const path of ['currency', 'methods']) expect(wrong.said).toMatch(new RegExp(`^error +${path}:`, 'm'));
  const much = await run('add-code', brand, '--code', 'spring', '--percentage', '120');
  expect(much).toMatchObject({ code: 1, complained: 'percentage: at most 90\n' });
  const spring = ['--code', 'spring', '--amount', '500', '--currency', 'EUR', '--minimum', '2000'];
  const more = ['--methods', 'ideal,paypal', '--validity', 'once', '--until', '2099-12-31'];
  expect(await run('add-code', brand, ...spring, ...more)).toMatchObject({ code: 0, complained: '' });
  expect((await run('codes', brand)).said).toMatch(
    /SPRING +5\.00 EUR +20\.00 EUR +everywhere +ideal, paypal +everybody +once +2099-12-31 22:59 UTC +0/,
  );
  expect((await run('codes', brand)).said).toMatch(/settings: \d+ days from sign-up/);
  for (const command of [
    ['codes', brand, '--code', 'spring'],
    ['add-code', brand, '--code', 'own', '--percentage', '10'],
  ])
    expect(await run(...command, '--member', 'Nobody')).toMatchObject({
      code: 1,
      complained: `${brand} has no member Nobody.\n`,
    });
  expect((await run('end-code', brand, '--code', 'spring')).said).toBe('SPRING has ended.\n');
}

test('a setting of the environment at fault is named as a start names it', async () => {
  const file = await settingsFile('in-place-of-a-folder.json', {});
  expect(await runWith({ variables: { DATA_DIR: file } }, ['list'])).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/^DATA_DIR: .+ cannot be a folder, .+\.\n$/),
  });
  const DATABASE_URL = 'postgres://owner:hush@127.0.0.1:1/parlour';
  expect(await runWith({ variables: { DATABASE_URL } }, ['list'])).toMatchObject({
    code: 1,
    complained: 'DATABASE_URL: no PostgreSQL answers at 127.0.0.1, port 1: start it, or correct host and port.\n',
  });
});

test('a command that finds neither server nor database makes none, and says where they may be', async () => {
  const DATA_DIR = path.join(folder, 'elsewhere');
  expect(await runWith({ variables: { DATA_DIR, DATABASE_URL: '' } }, ['list'])).toMatchObject({
    code: 1,
    said: '',
    complained: expect.stringContaining(`In ${DATA_DIR} no server answers, and no database is there.`),
  });
  expect(existsSync(DATA_DIR)).toBe(false);
});

test.each([
  ['hours', ['preview', 'harbour', '--hours', '0']],
  ['percentage', ['add-code', 'harbour', '--code', 'SPRING', '--percentage', '0']],
])('a number that --%s does not take is told of by its name', async (option, words) => {
  const { complained } = await run(...words);
  expect(complained).toMatch(`--${option} takes a whole number of 1 or more; 0 is none.`);
});

test('settings are written where nothing is yet, as JSON', async () => {
  const keep = await settingsFile('keep.json', {});
  await run('add', await settingsFile('quay.json', { ...sisterOf(brand, 'Quay'), domain: 'quay.example' }));
  expect(await run('export', 'quay', '--output', keep)).toMatchObject({
    code: 1,
    complained: `${keep}: it is there already: name another file, or take that one away first\n`,
  });
  expect(await run('export', 'quay', '--output', 'apps/she/settings.ts')).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/^--output takes a file that ends in \.json; apps\/she\/settings\.ts does not\./),
  });
  const written = path.join(folder, 'written.json');
  expect(await run('export', 'quay', '--output', written)).toMatchObject({ code: 0, complained: '' });
  expect(await run('check', written)).toMatchObject({ code: 0 });
  expect(await run('remove', 'quay')).toMatchObject({ code: 0 });
});
