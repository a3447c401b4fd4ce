import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { defaults } from '@parlour/brand/defaults';
import { defineBrand } from '@parlour/brand/define-brand';
import { validateOptsAgainstSchema } from 'nx/src/utils/params';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Tree } from '@nx/devkit';
import { readApps } from '../../brand/read-apps.ts';
import removeBrand from '../remove-brand/generator.ts';
import { evaluated } from './evaluated.fixture.ts';
import { firstSettings } from './first-settings.ts';
import brand from './generator.ts';
import { planOf, type BrandOptions } from './options.ts';
import { SETTINGS_LIST, withBrand } from './settings-list.ts';

vi.mock('../../brand/read-apps.ts', { spy: true });

const shared = [SETTINGS_LIST, 'package-lock.json', '.prettierrc.json'];
const options: BrandOptions = {
  id: 'slow-dance',
  niche: 2,
  name: 'Slow Dance',
  domain: 'slowdance.example',
  languages: 'nl,en',
  countries: 'nl,be',
  primary: '#0a7a6b',
  secondary: '#20304a',
};
let tree: Tree;
let untouched: string[];

beforeEach(() => {
  tree = createTreeWithEmptyWorkspace();
  for (const file of shared) tree.write(file, readFileSync(file, 'utf8'));
  untouched = tree.listChanges().map((change) => change.path);
});

describe('the brand generator', () => {
  it('makes an app that the server lists and the lockfile knows', async () => {
    await brand(tree, options);
    expect(tree.children('apps/slow-dance').toSorted()).toEqual(
      [
        'README.md',
        'icon.ts',
        'package.json',
        'react-router.config.ts',
        'settings.ts',
        'smoke.spec.ts',
        'texts.ts',
        'theme.ts',
        'vite.config.ts',
      ].toSorted(),
    );
    expect(tree.read(SETTINGS_LIST, 'utf8')).toContain(
      "import { brand as slowDanceBrand } from '@parlour/app-slow-dance/settings';",
    );
    const { packages } = JSON.parse(tree.read('package-lock.json', 'utf8') ?? '') as { packages: object };
    expect(packages).toMatchObject({
      'apps/slow-dance': { name: '@parlour/app-slow-dance' },
      'node_modules/@parlour/app-slow-dance': { resolved: 'apps/slow-dance', link: true },
    });
    const settings = tree.read('apps/slow-dance/settings.ts', 'utf8');
    expect(settings).toContain("locales: ['nl', 'en']");
    expect(settings).toContain(`statement_name: '${defaults.statement_name}'`);
  });

  it('writes down the very settings that it has checked', async () => {
    await brand(tree, options);
    const { brand: written } = await evaluated(tree, 'apps/slow-dance/settings.ts');
    expect(written).toStrictEqual(defineBrand(firstSettings(planOf(options, []))));
  });

  it.each([
    ['Łódka', 'Ł'],
    ['1 Øl', 'Ø'],
    ['Ω Club', 'C'],
  ])('draws the icon of %s from %s', async (name, initial) => {
    await brand(tree, { ...options, name });
    expect(tree.read('apps/slow-dance/icon.ts', 'utf8')).toContain(`initial: '${initial}'`);
  });

  it('lets a brand be called by a letter that the company has too', async () => {
    await brand(tree, { ...options, name: 'V' });
    expect(tree.read('apps/slow-dance/settings.ts', 'utf8')).toContain("const name = 'V'");
  });

  it('is taken back without a trace', async () => {
    await brand(tree, options);
    await removeBrand(tree, { id: options.id });
    expect(tree.exists('apps/slow-dance')).toBe(false);
    for (const file of shared) expect(tree.read(file, 'utf8'), file).toBe(readFileSync(file, 'utf8'));
  });

  it.each([
    [{ languages: 'nl,klingon' }, 'languages: there is no klingon here'],
    [{ countries: '' }, 'countries: at least one is needed'],
    [{ name: '42' }, 'name: a letter is needed'],
    [{ id: 'Slow Dance' }, 'id: small letters, digits and dashes'],
    [{ id: 'slow-' }, 'id: small letters, digits and dashes'],
    [{ primary: 'teal' }, 'primary: a colour is written #RRGGBB'],
    [{ name: 'You' }, 'name: the brand she says You at texts.en.headline'],
    [{ name: 'ωδή' }, 'name: a letter is needed'],
    [{ name: 'x'.repeat(50) }, 'at most 40'],
    [{ name: 'rosewater' }, "name: rosewater is she's"],
    [
      { name: `L'Amour "x" </title>` },
      'name: with it texts.en.index_title would be wrong: members would read </title>',
    ],
    [{ domain: 'https://slowdance.example' }, 'domain: a host name in small letters, without port'],
    [{ domain: 'she.localhost' }, "domain: she.localhost is she's"],
    [{ domain: 'rosewater.example' }, 'support_email: it names Rosewater, which is the brand she'],
  ])('refuses %o before it writes anything', async (change, message) => {
    await expect(brand(tree, { ...options, ...change })).rejects.toThrow(message);
    expect(tree.listChanges().map((change) => change.path)).toEqual(untouched);
  });

  it.each(['brand', 'remove-brand'])('has a misspelt option of %s refused by Nx', (name) => {
    const file = path.join(import.meta.dirname, '..', name, 'schema.json');
    const schema = JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof validateOptsAgainstSchema>[1];
    expect(() => validateOptsAgainstSchema({ ...options, nich: 2 }, schema)).toThrow(/'(nich|niche)'/);
  });

  it('gives ids that differ by a dash variables of their own', async () => {
    const ids = ['club18', 'club-18', 'club-1-8', 'club--18'];
    const listed = ids.reduce(withBrand, tree.read(SETTINGS_LIST, 'utf8') ?? '');
    const variables = [...listed.matchAll(/import \{ brand as (club\w+) \}/g)].map(([, variable]) => variable);
    expect(new Set(variables).size).toBe(ids.length);
    expect(variables).toContain('club_18Brand');
  });

  it('has every answer judged by the checks of brands, in their words', () => {
    const schema = readFileSync(path.join(import.meta.dirname, 'schema.json'), 'utf8');
    expect(schema).not.toContain('"pattern"');
  });

  it.each([
    [
      { id: 'lagoon', name: 'Lagoon', mail_name: 'Lagoon', domain: options.domain },
      "domain: slowdance.example is lagoon's",
    ],
    [null, 'apps/lagoon/settings.ts does not say which name and domain are taken'],
  ])('knows what a brand has whose settings are wrong: %o', async (settings, message) => {
    const wrong = { id: 'lagoon', file: 'apps/lagoon/settings.ts', settings, reason: 'it is spoilt' };
    vi.mocked(readApps).mockResolvedValueOnce({ sound: [], wrong: [wrong] });
    await expect(brand(tree, options)).rejects.toThrow(message);
    expect(tree.listChanges().map((change) => change.path)).toEqual(untouched);
  });

  it('never writes over a folder', async () => {
    await brand(tree, options);
    await expect(brand(tree, options)).rejects.toThrow('there is a folder apps/slow-dance already');
  });

  it('takes back only what is a brand', async () => {
    await expect(removeBrand(tree, { id: 'server' })).rejects.toThrow('no brand has its app in apps/server');
    tree.write('apps/she/settings.ts', readFileSync('apps/she/settings.ts', 'utf8'));
    await expect(removeBrand(tree, { id: 'she' })).rejects.toThrow('does not list she as the generator does');
    expect(tree.exists('apps/she/settings.ts')).toBe(true);
  });
});
