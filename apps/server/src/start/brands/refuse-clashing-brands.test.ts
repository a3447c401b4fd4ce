import { expect, test } from 'vitest';
import { brand as one } from '@parlour/app-default/settings';
import { brand as other } from '@parlour/app-she/settings';
import type { KnownBrand } from '@parlour/server-db/brands/list';
import { refuseClashingBrands } from './refuse-clashing-brands.ts';

const kept: KnownBrand = {
  id: 'harbour',
  name: 'Harbour',
  mail_name: 'Harbour Post',
  domain: 'harbour.example',
  latestVersion: 1,
  publishedVersion: null,
  publishedByHand: false,
  publishedAt: null,
  versions: [],
};

const byHand: KnownBrand = { ...kept, publishedVersion: 1, publishedByHand: true };

test('brands that have nothing in common may start', () => {
  expect(() => refuseClashingBrands([one, other], [kept])).not.toThrow();
});

test('nor do those of which one names another: which of the two was wrong, no start can know', () => {
  const named = [one, { ...other, support_email: `help@${kept.domain}` }];
  for (const brand of [kept, byHand]) expect(() => refuseClashingBrands(named, [brand])).not.toThrow();
  expect(() => refuseClashingBrands([{ ...one, domain: kept.domain }, named[1]!], [])).not.toThrow();
});

test.each([
  ['name', { name: one.name }],
  ['domain', { domain: one.domain }],
])('a brand with the %s of another stops the start, which names both', (key, taken) => {
  const start = () => refuseClashingBrands([one, { ...other, ...taken }], []);
  const said = `Brands clash; give one of the two another:\n  ${one.id} and ${other.id} both have the ${key} ${Object.values(taken)[0]}`;
  expect(start).toThrow(new RegExp(`^${said}$`));
});

test.each(['name', 'mail_name', 'domain'] as const)('so does one with the %s of a brand published by hand', (key) => {
  const start = () => refuseClashingBrands([one, other], [{ ...byHand, [key]: other[key] }]);
  expect(start).toThrow(`harbour and ${other.id} both have the ${key} ${other[key]}`);
});

test('a brand that nobody serves keeps its domain and nothing else from the others', () => {
  const { name, mail_name, domain } = other;
  expect(() => refuseClashingBrands([one, other], [{ ...kept, name, mail_name }])).not.toThrow();
  expect(() => refuseClashingBrands([one, other], [{ ...kept, domain }])).toThrow(
    `harbour and ${other.id} both have the domain ${domain}`,
  );
});

test('nor does one that was taken off the air, whatever its file says', () => {
  const offAir = { ...byHand, id: one.id, name: other.name, publishedVersion: null };
  expect(() => refuseClashingBrands([one, other], [offAir])).not.toThrow();
});

test('a brand’s file speaks for it, unless somebody has published another version by hand', () => {
  const before = { id: one.id, name: other.name };
  expect(() => refuseClashingBrands([one, other], [{ ...kept, ...before }])).not.toThrow();
  const start = () => refuseClashingBrands([one, other], [{ ...byHand, ...before }]);
  expect(start).toThrow(`${one.id} and ${other.id} both have the name ${other.name}`);
});
