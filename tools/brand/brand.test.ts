import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brand } from '@parlour/app-default/settings';
import type { Problem } from '@parlour/brand/checks/rule';
import { cloneOfTemplate, type ServerDatabase } from '@parlour/testing/database-template';
import { sisterOf } from '@parlour/testing/sister-of';
import { afterAll, beforeAll, expect, test } from 'vitest';

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

interface Said {
  code: number;
  said: string;
  complained: string;
}

/** Runs the command as a person does, with the database of a server that has stopped. */
const run = (...words: string[]): Promise<Said> => runWith({}, words);

/** The same, with modules loaded before it or another environment. */
const runWith = (
  { flags = [], variables }: { flags?: readonly string[]; variables?: Record<string, string> },
  words: readonly string[],
): Promise<Said> =>
  new Promise((resolve) => {
    const file = path.join(import.meta.dirname, 'main.ts');
    const environment = {
      ...process.env,
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: database.url,
      ...variables,
    };
    execFile(process.execPath, [...flags, file, ...words], { env: environment }, (error, said, complained) =>
      resolve({ code: error ? Number(error.code) : 0, said, complained }),
    );
  });

async function settingsFile(name: string, changes: object): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, JSON.stringify({ ...brand, ...changes }));
  return file;
}

test('a sound file passes, with its warnings', async () => {
  const { code, said } = await run('check', await settingsFile('sound.json', {}));
  expect([code, said]).toEqual([0, expect.stringMatching(/0 errors, \d+ warnings/)]);
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
  expect((await run('check', file, '--production')).code).toBe(1);
});

test('apps that no start has imported are listed and checked', async () => {
  expect((await run('list')).said).toMatch(/^she +\S+ +not imported \(\w{8}\) +– +– +– +–$/m);
  const { said } = await run('check', '--json');
  const checked = JSON.parse(said) as { brand: string; problems: Problem[] }[];
  expect(checked.map((each) => each.brand)).toEqual(expect.arrayContaining(['default', 'she']));
}, 120_000);

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
  expect(errorsAt('apps/milf/settings.ts')).toContain('id');
  expect(errorsAt('apps/gilf/settings.ts')).toEqual(expect.arrayContaining(['id', 'min_age']));
  const { said } = await runWith(spoilt, ['list']);
  expect(said).toMatch(/^she +she\.localhost +wrong +– +– +– +–$/m);
  expect(said).toMatch(/^milf +\S+ +wrong +– +– +– +–$/m);
  expect(said).toMatch(/^gilf +\S+ +wrong +– +– +– +–$/m);
  expect(said).not.toMatch(/^default .* wrong /m);
  expect(said).toMatch(/^gay +– +wrong +– +– +– +–$/m);
}, 120_000);

test('no brand takes the domain of an app, imported or not', async () => {
  const file = await settingsFile('taken.json', { id: 'harbour' });
  const { code, said } = await run('add', file);
  expect([code, said]).toEqual([1, expect.stringContaining(`${brand.domain} is default's`)]);
}, 120_000);

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
}, 120_000);

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
    /SPRING +5\.00 EUR +20\.00 EUR +everywhere +ideal, paypal +everybody +once +2099-12-31 23:59 +0/,
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

test('a file that is missing, or is no JSON, is named as it was typed', async () => {
  for (const name of ['../missing.json', './missing.ts'])
    expect(await run('check', name)).toMatchObject({
      code: 1,
      complained: `${name}: there is no such file or folder\n`,
    });
  const file = path.join(folder, 'broken.json');
  await writeFile(file, '{ "id": ');
  expect(await run('check', file)).toMatchObject({
    code: 1,
    complained: expect.stringContaining(`${file} is not JSON: `),
  });
});

test.each([
  ['export const brand = {', ''],
  ["export const brand = {\n  id: 'one'\n  name: 'two',\n};", 'line 3, column 3)'],
  ["import './not-there.ts'; export const brand = {};", 'not-there.ts'],
  ['export const other = {};', 'it exports no brand: '],
])('a file that cannot be loaded, %s, is named with the reason', async (source, reason) => {
  const file = path.join(folder, `unloaded-${reason.length}.ts`);
  await writeFile(file, source);
  const { code, complained } = await run('check', file);
  expect([code, complained.startsWith(`${file}: `)]).toEqual([1, true]);
  expect(complained).toContain(reason);
});

test.each([
  [[]],
  [['sell']],
  [['constructor']],
  [['publish']],
  [['unpublish']],
  [['publish', 'harbour', '--version', 'new']],
  [['add-code', 'harbour', '--code', 'SPRING', '--percentage', 'much']],
  [['list', '--all']],
])('%j shows how it is used', async (words) => {
  expect(await run(...words)).toMatchObject({ code: 1, complained: expect.stringContaining('npm run brand --') });
});

test.each([
  [['list', '--version', '3'], '"list" makes nothing of: version.'],
  [['list', 'harbour'], '"list" makes nothing of: harbour.'],
  [['add', 'harbour.json', '--live', '--json'], '"add" makes nothing of: live, json.'],
  [['publish', 'harbour', 'now', '--hours', '3'], '"publish" makes nothing of: hours, now.'],
])('%j is not done, since the command knows no such thing', async (words, reason) => {
  const { code, said, complained } = await run(...words);
  expect([code, said, complained.split('\n\n')[0]]).toEqual([1, '', reason]);
  expect(complained).toContain('npm run brand -- <command>');
});
