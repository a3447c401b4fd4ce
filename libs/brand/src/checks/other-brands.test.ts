import { brand as standard } from '@parlour/app-default/settings';
import { brand as own } from '@parlour/app-she/settings';
import { expect, test } from 'vitest';
import { alone, checkSettings } from '../check-settings.ts';

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
