import { brand as one } from '@parlour/app-default/settings';
import { brand as other } from '@parlour/app-she/settings';
import type { KnownBrand } from '@parlour/server-db/brands/list';
import type { Configuration } from '@parlour/server-kit/configuration/configuration';
import { ConfigurationError } from '@parlour/server-kit/configuration/configuration-error';
import { testDatabase } from '@parlour/testing/database';
import { expect, test } from 'vitest';
import { openSites } from './open-sites.ts';
import { refuseWrongOrigins } from './refuse-wrong-origins.ts';

const files = [one, other];

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

const withOrigins = (origins: Record<string, string>): Configuration =>
  ({ mode: 'production', port: 4200, origins: new Map(Object.entries(origins)) }) as unknown as Configuration;

function problemsOf(origins: Record<string, string>, known: readonly KnownBrand[] = []): readonly string[] {
  try {
    refuseWrongOrigins(withOrigins(origins), files, known);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError);
    return (error as ConfigurationError).problems;
  }
  return [];
}

test('origins of brands in files and in the database may be set', () => {
  expect(problemsOf({ [one.id]: 'https://one.example', harbour: 'https://port.example' }, [kept])).toEqual([]);
});

test('an origin of a brand that is nobody’s is refused by name', () => {
  const origins = { [other.id]: 'https://she.example', sheee: 'https://she.example' };
  expect(problemsOf(origins)).toEqual(['ORIGINS: sheee: there is no such brand']);
});

test('two brands on one host are refused, whatever their ports', () => {
  const ends = 'and each brand has a host of its own';
  expect(problemsOf({ [one.id]: 'https://same.example', [other.id]: 'https://same.example:8443' })).toEqual([
    `ORIGINS: ${one.id}: same.example is ${other.id}'s, ${ends}`,
    `ORIGINS: ${other.id}: same.example is ${one.id}'s, ${ends}`,
  ]);
  expect(problemsOf({ [one.id]: `https://${other.domain}` })).toEqual([
    `ORIGINS: ${one.id}: ${other.domain} is ${other.id}'s, ${ends}`,
  ]);
});

test('the host of a brand that nobody serves is free, and taken while that is published by hand', () => {
  const origins = { [one.id]: 'https://harbour.example' };
  expect(problemsOf(origins, [kept])).toEqual([]);
  expect(problemsOf(origins, [{ ...kept, publishedVersion: 1, publishedByHand: true }])).toHaveLength(1);
  expect(problemsOf(origins, [{ ...kept, publishedByHand: true }]), 'off the air').toEqual([]);
});

test('a start that is refused for its origins has published nothing', async () => {
  const database = await testDatabase();
  const opening = openSites(withOrigins({ sheee: 'https://she.example' }), database, files, () => {});
  await expect(opening).rejects.toThrow('ORIGINS: sheee: there is no such brand');
  expect(await database.owner.selectFrom('brands').selectAll().execute()).toEqual([]);
  await database.close();
});
