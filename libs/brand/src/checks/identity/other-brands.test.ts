import { brand as standard } from '@parlour/app-default/settings';
import { brand as own } from '@parlour/app-she/settings';
import { expect, test } from 'vitest';
import { alone, checkSettings, inOneLine } from '../../check-settings.ts';

const among = { ...alone, others: [standard, own] };
const tile = {
  id: 'cams',
  type: 'cam',
  slot: 'members',
  labels: { en: 'Cameras' },
  image: 'camera',
  url: 'https://cams.example/',
} as const;
const offer = { percentage: 10, days: 7 };

const namings = (change: object): string[] =>
  checkSettings({ ...own, ...change }, among).flatMap(({ severity, path, reason }) =>
    reason.startsWith('it names') ? [`${severity} ${path}`] : [],
  );

test.each([
  ['error mail_name', { mail_name: 'Parlour Post' }],
  ['error partner_tiles.0.labels.fr', { partner_tiles: [{ ...tile, labels: { en: 'x', fr: 'Parlour te plaira' } }] }],
  ['error partner_tiles.0.url', { partner_tiles: [{ ...tile, url: 'https://default.localhost/' }] }],
  ['error partner_tiles.0.url', { partner_tiles: [{ ...tile, url: 'https://shop.example/parlour' }] }],
  ['warning company.name', { company: { ...own.company, name: 'Parlour B.V.' } }],
  ['warning welcome.code', { welcome: { ...offer, code: 'PARLOUR25' } }],
  ['warning time_bonus.code', { time_bonus: { code: 'MY-PARLOUR', percentage: 25, seconds: 60 } }],
  ['warning lander_slugs.gallery.parlour', { lander_slugs: { gallery: { parlour: 'a' } } }],
  ['warning lander_slugs.gallery.par-lour', { lander_slugs: { gallery: { 'par-lour': 'a' } } }],
  ['warning lander_slugs.gallery.parlour-in-may', { lander_slugs: { gallery: { 'parlour-in-may': 'a' } } }],
])('%s names another brand', (problem, change) => {
  expect(namings(change)).toContain(problem);
});

test('a brand may name itself wherever it likes, and use a word that only holds a name', () => {
  const change = {
    mail_name: `${own.name} Post`,
    company: { ...own.company, name: `${own.name} B.V.` },
    welcome: { ...offer, code: 'ROSEWATER10' },
    lander_slugs: { gallery: { 'rosewater-in-may': 'a', parlours: 'b' } },
  };
  expect(namings(change)).toEqual([]);
});

test('words in a language that the brand does not offer name nobody, and those that it offers do', () => {
  const texts = { ...own.texts, nl: { ...own.texts.nl, lead: 'Parlour bevalt je.' } };
  expect(namings({ texts })).toEqual(['error texts.nl.lead']);
  expect(namings({ texts, locales: own.locales.filter((locale) => locale !== 'nl') })).toEqual([]);
});

test('a setting that cannot be read hides no name in another', () => {
  const change = { mail_name: '', welcome: 7, support_email: 'help@parlour.example', statement_name: 'Parlour' };
  expect(namings(change)).toEqual(['error statement_name', 'error support_email']);
});

/** What is said of a new brand beside one that was there before, and has changed nothing. */
const beside = (before: object, change: object): string[] =>
  checkSettings({ ...standard, ...change }, { ...alone, others: [{ ...own, ...before }] }).flatMap((problem) =>
    problem.reason.startsWith('the brand she says') ? [`${problem.severity} ${inOneLine(problem)}`] : [],
  );
const mend = 'choose another, or change it there';

test.each([
  [
    `error name: the brand she says You at texts.en.headline, texts.en.landers.gallery.headline; ${mend}`,
    {},
    { name: 'You' },
  ],
  [
    `error mail_name: the brand she says You at texts.en.headline, texts.en.landers.gallery.headline; ${mend}`,
    {},
    { mail_name: 'You' },
  ],
  [`error domain: the brand she says group.example at support_email; ${mend}`, {}, { domain: 'group.example' }],
  [`error domain: the brand she says group.example at support_email; ${mend}`, {}, { domain: 'www.group.example' }],
  [
    `warning name: the brand she says Quay at welcome.code; ${mend}`,
    { welcome: { ...offer, code: 'QUAY10' } },
    { name: 'Quay' },
  ],
])('%s', (problem, before, change) => {
  expect(beside({ support_email: 'help@group.example', ...before }, change)).toEqual([problem]);
});

test('one line tells all places, and none that nobody reads', () => {
  const nl = { ...own.texts.nl, headline: 'Kom naar de Quay', lead: 'De Quay is dichtbij.' };
  const texts = { ...own.texts, nl };
  const named = `error name: the brand she says Quay at texts.nl.headline, texts.nl.lead; ${mend}`;
  expect(beside({ texts }, { name: 'Quay' })).toEqual([named]);
  expect(beside({ texts, locales: own.locales.filter((locale) => locale !== 'nl') }, { name: 'Quay' })).toEqual([]);
  expect(beside({ texts, name: 'Quayside' }, { name: 'Quayside' })).toEqual([]);
});

test('a draft has a domain to itself, and is named by nobody', () => {
  const held = [{ id: 'quay', domain: 'rosewater.example' }];
  const refused = (change: object): string[] =>
    checkSettings({ ...own, ...change }, { ...alone, held }).flatMap(({ path, reason }) =>
      reason.includes('quay') ? [path] : [],
    );
  expect(refused({ support_email: 'help@rosewater.example' })).toEqual([]);
  expect(refused({ domain: 'www.rosewater.example' })).toEqual(['domain']);
});
