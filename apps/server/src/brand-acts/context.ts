import type { Surroundings } from '@parlour/brand/checks/rule';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { hasFictional, listBrands, readGivenCodes, readPublishedBrands } from '@parlour/server-db/brands/list';
import { readVersion } from '@parlour/server-db/brands/versions';
import type { Database } from '@parlour/server-db/database';
import type { Configuration } from '@parlour/server-kit/configuration/configuration';
import { z } from 'zod';
import { ActRefused } from '../control/act.ts';
import { servedBrands } from '../start/brands/served-brands.ts';
import { hostOf, othersAt, servedHosts } from '../start/brands/served-hosts.ts';

/** What the acts on brands stand on, in a running server or without one. */
export interface BrandActContext {
  configuration: Configuration;
  database: Database;
  /** The settings of the brands that have an app. */
  files: readonly BrandSettings[];
  /** Makes this process serve what is published now. */
  refresh(): Promise<void>;
}

/** A version of a brand; without a number the latest. */
export const ChosenVersion = z.strictObject({ brand: z.string(), version: z.int().min(1).optional() });

/**
 * A version as it is served.
 *
 * @throws ActRefused where there is no such version
 */
export async function chosenVersion(
  { database }: BrandActContext,
  { brand, version }: z.output<typeof ChosenVersion>,
): Promise<{ version: number; settings: BrandSettings }> {
  const found = await readVersion(database, brand, version);
  if (found) return found;
  throw new ActRefused(version ? `The brand ${brand} has no version ${version}.` : `There is no brand ${brand}.`);
}

/**
 * The version of a brand that is published; of one that never was, its latest.
 *
 * @throws ActRefused where there is no such brand
 */
export async function versionInForce(
  context: BrandActContext,
  id: string,
): Promise<{ id: string; version: number; settings: BrandSettings }> {
  const [published] = await readPublishedBrands(context.database, [id]);
  return published ?? { id, ...(await chosenVersion(context, { brand: id })) };
}

/** What a brand with these settings, which may be wrong, is checked against here. */
export async function surroundingsOf(
  { database, files }: BrandActContext,
  settings: unknown,
  production: boolean,
): Promise<Surroundings> {
  const niches = [...new Set(files.map(({ niche }) => niche))];
  const { byFile, byHand, held } = servedBrands(files, await listBrands(database));
  const published = (await readPublishedBrands(database)).filter(({ id }) => byHand.some((brand) => brand.id === id));
  const others = [...byFile, ...published.map((brand) => brand.settings)];
  const { data: own } = z.object({ id: z.string() }).safeParse(settings);
  return {
    others,
    held,
    niches,
    hasFictional: own ? await hasFictional(database, own.id) : false,
    givenCodes: own ? await readGivenCodes(database, own.id) : [],
    production,
  };
}

/**
 * Refuses to put settings in force at another brand's host: the server could then take over nothing that is published later, and
 * would not start again. Their domains differ, so it is `ORIGINS` that has the clash.
 *
 * @throws ActRefused
 */
export async function refuseTakenHost(
  { configuration, database, files }: BrandActContext,
  settings: BrandSettings,
): Promise<void> {
  const host = hostOf(configuration, settings);
  const [other] = othersAt(host, settings.id, servedHosts(configuration, files, await listBrands(database)));
  if (other) throw new ActRefused(`${settings.id} would be at ${host}, which is ${other}'s: see ORIGINS.`);
}
