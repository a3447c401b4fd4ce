import { expect, test } from 'vitest';
import { liveSites, type Site } from './sites.ts';

const site = (id: string, version: number, host = `${id}.localhost`): Site =>
  ({ brand: { id, version }, origin: `http://${host}` }) as unknown as Site;

test('sites are replaced all at once, and what was taken stays as it was', () => {
  const sites = liveSites([site('one', 1)]);
  const [all, one] = [sites.all, sites.byHost('ONE.localhost')];
  sites.replace([site('one', 2), site('two', 1)]);
  expect([all.length, one?.brand.version]).toEqual([1, 1]);
  expect([sites.all.length, sites.byHost('one.localhost')?.brand.version]).toEqual([2, 2]);
  expect([sites.byBrand('two'), sites.require('two')]).toEqual([sites.all[1], sites.all[1]]);
  expect(sites.byBrand('three')).toBeNull();
  expect(() => sites.require('three')).toThrow('no brand three');
});

test('what cannot stand together changes nothing', () => {
  const sites = liveSites([site('one', 1)]);
  expect(() => sites.replace([site('one', 2), site('two', 1, 'one.localhost')])).toThrow('same host');
  expect(sites.all.map(({ brand }) => brand.version)).toEqual([1]);
});

test('a new version, and the end, is told to those who asked for its brand', () => {
  const sites = liveSites([site('one', 1), site('two', 1)]);
  const heard: unknown[] = [];
  const ends = ['one', 'two'].map((brand) => sites.subscribe(brand, (version) => heard.push([brand, version])));
  sites.replace([site('one', 2), site('two', 1)]);
  sites.replace([site('one', 2)]);
  ends.forEach((end) => end());
  sites.replace([site('one', 3), site('two', 2)]);
  expect(heard).toEqual([
    ['one', 2],
    ['two', null],
  ]);
});
