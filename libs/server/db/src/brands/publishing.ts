import type { BrandSettings } from '@parlour/brand/settings-schema';
import { sql } from 'kysely';
import type { Transaction } from '../brand-database.ts';
import { versionOf } from './versions.ts';
import type { Database } from '../database.ts';
import { writeBrands } from './write.ts';

/**
 * Keeps settings files as versions of their brands: as new ones where their hash is new. Each is published, unless
 * somebody has published a version of its brand by hand, or taken it off the air. All or none is imported, so that a
 * domain may move from one to another.
 *
 * @throws DomainTaken
 */
export async function importBrands(database: Database, files: readonly BrandSettings[]): Promise<void> {
  // Servers that start together lock the brands in the same order, whatever the order of their files.
  const inTurn = files.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  await writeBrands(database, async (trx) => {
    for (const settings of inTurn) {
      const { version, publishedByHand } = await versionOf(trx, settings);
      if (!publishedByHand) await publish(trx, settings.id, version, { byHand: false });
    }
  });
}

/**
 * Publishes a version that somebody chose: settings files imported later wait until they are chosen too.
 *
 * @throws where the brand has no such version; DomainTaken
 */
export async function publishByHand(database: Database, brand: string, version: number): Promise<void> {
  await writeBrands(database, (trx) => publish(trx, brand, version, { byHand: true }));
}

/**
 * Takes a brand off the air, where a start leaves it. `rollBack` puts back in force what was.
 *
 * @returns false where nothing of it was published
 */
export async function unpublish(database: Database, brand: string): Promise<boolean> {
  const { numUpdatedRows } = await database.owner
    .updateTable('brands')
    .set({
      published_version: null,
      published_by_hand: true,
      published_before: sql`published_before || published_version`,
      updated_at: new Date(),
    })
    .where('brand', '=', brand)
    .where('published_version', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The version that `rollBack` would put in force; null where there was none before. */
export async function versionBefore(database: Database, brand: string): Promise<number | null> {
  const query = database.owner.selectFrom('brands').select('published_before').where('brand', '=', brand);
  return (await query.executeTakeFirst())?.published_before.at(-1) ?? null;
}

/**
 * Publishes by hand the version that was in force before the present one. A second rollback goes one further back.
 *
 * @returns the version that is in force now; null where there was none before
 * @throws DomainTaken where another brand has moved to the domain since
 */
export async function rollBack(database: Database, brand: string): Promise<number | null> {
  return writeBrands(database, async (trx) => {
    const query = trx.selectFrom('brands').select('published_before').where('brand', '=', brand).forUpdate();
    const before = (await query.executeTakeFirst())?.published_before ?? [];
    const version = before.at(-1);
    if (version === undefined) return null;
    await publish(trx, brand, version, { byHand: true });
    const rest = before.slice(0, -1);
    await trx.updateTable('brands').set({ published_before: rest }).where('brand', '=', brand).execute();
    return version;
  });
}

/**
 * Puts a version in force, with its domain. A version that is in force already stays as it is. Where a brand was taken
 * off the air with this same version, nothing else was in force in between.
 */
async function publish(
  trx: Transaction,
  brand: string,
  version: number,
  { byHand }: { byHand: boolean },
): Promise<void> {
  const chosen = trx.selectFrom('brand_versions').where('brand', '=', brand).where('version', '=', version);
  const found = await chosen.select(sql<string>`settings ->> 'domain'`.as('domain')).executeTakeFirst();
  if (!found) throw new Error(`Brand ${brand} has no version ${version}`);
  await trx
    .updateTable('brands')
    .set({
      domain: found.domain,
      published_version: version,
      published_before: sql`case when published_version is not null then published_before || published_version
        when published_before[cardinality(published_before)] = ${version}
        then published_before[:cardinality(published_before) - 1]
        else published_before end`,
      updated_at: new Date(),
    })
    .where('brand', '=', brand)
    .where('published_version', 'is distinct from', version)
    .execute();
  await trx.updateTable('brands').set({ published_by_hand: byHand }).where('brand', '=', brand).execute();
}
