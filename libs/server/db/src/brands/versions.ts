import { createHash } from 'node:crypto';
import { keptSettings } from '@parlour/brand/kept-settings';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { sql } from 'kysely';
import type { Transaction } from '../brand-database.ts';
import { hasMembers } from './list.ts';
import type { Database } from '../database.ts';
import { writeBrands } from './write.ts';

/** Names settings by what they say: the same whatever the order in which they say it. */
export const hashOfSettings = (settings: BrandSettings): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(settings)))
    .digest('hex');

/**
 * Keeps settings as a version of their brand, a new one where their hash is new. A new brand waits to be published.
 *
 * @throws DomainTaken
 */
export async function keepVersion(database: Database, settings: BrandSettings): Promise<number> {
  return writeBrands(database, async (trx) => (await versionOf(trx, settings)).version);
}

/** What a brand has that nobody joined: what its team keeps, and what its visitors left. */
const withoutMembers = [
  'discount_codes',
  'page_counts',
  'inquiries',
  'mail_requests',
  'login_failures',
  'idempotency_keys',
  'brand_versions',
] as const;

/**
 * Removes a brand that is not published, with its versions, its codes and what its visitors left. A brand stays where
 * members or their payments stand under its id.
 *
 * @returns what keeps it, or `unknown` where there is no such brand
 */
export async function removeUnpublished(
  database: Database,
  brand: string,
): Promise<'removed' | 'published' | 'has_members' | 'unknown'> {
  return database.owner.transaction().execute(async (trx) => {
    const brands = trx.selectFrom('brands').select('published_version').where('brand', '=', brand);
    const found = await brands.forUpdate().executeTakeFirst();
    if (!found) return 'unknown';
    if (found.published_version !== null) return 'published';
    if (await hasMembers(trx, brand)) return 'has_members';
    for (const table of withoutMembers) await trx.deleteFrom(table).where('brand', '=', brand).execute();
    await trx.deleteFrom('brands').where('brand', '=', brand).execute();
    return 'removed';
  });
}

/**
 * The version that holds these settings. The brand's row is locked, so numbers have no gap. A brand that was never
 * published has the domain of the settings that were kept last.
 */
export async function versionOf(
  trx: Transaction,
  settings: BrandSettings,
): Promise<{ version: number; publishedByHand: boolean }> {
  const { id: brand, domain } = settings;
  const { published_by_hand: publishedByHand } = await trx
    .insertInto('brands')
    .values({ brand, domain })
    .onConflict((conflict) =>
      conflict.column('brand').doUpdateSet({
        domain: sql`case when brands.published_version is null then excluded.domain else brands.domain end`,
      }),
    )
    .returning('published_by_hand')
    .executeTakeFirstOrThrow();
  const hash = hashOfSettings(settings);
  const versions = trx.selectFrom('brand_versions').where('brand', '=', brand);
  const known = await versions.select('version').where('hash', '=', hash).executeTakeFirst();
  if (known) return { version: known.version, publishedByHand };
  const { last } = await versions.select(({ fn }) => fn.max('version').as('last')).executeTakeFirstOrThrow();
  const version = (last ?? 0) + 1;
  await trx
    .insertInto('brand_versions')
    .values({ brand, version, hash, settings: JSON.stringify(settings) })
    .execute();
  return { version, publishedByHand };
}

/** The settings of a version, by default of the latest; null where there is none. */
export async function readVersion(
  database: Database,
  brand: string,
  version?: number,
): Promise<{ version: number; settings: BrandSettings } | null> {
  let query = database.owner.selectFrom('brand_versions').select(['version', 'settings']).where('brand', '=', brand);
  if (version !== undefined) query = query.where('version', '=', version);
  const found = await query.orderBy('version', 'desc').limit(1).executeTakeFirst();
  return found ? { ...found, settings: keptSettings(found.settings) } : null;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]));
}
