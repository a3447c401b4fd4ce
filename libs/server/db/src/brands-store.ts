import { createHash } from 'node:crypto';
import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import type { Transaction } from './brand-database.ts';
import type { Database } from './database.ts';

/**
 * Keeps a settings file as a version of its brand: as a new one where its hash is new, and publishes it unless somebody has
 * published a version by hand.
 *
 * @returns the number of the file's version
 */
export async function importBrand(database: Database, settings: BrandSettings): Promise<number> {
  const { id: brand, domain } = settings;
  return database.owner.transaction().execute(async (trx) => {
    const { published_by_hand } = await trx
      .insertInto('brands')
      .values({ brand, domain })
      .onConflict((conflict) => conflict.column('brand').doUpdateSet({ domain }))
      .returning('published_by_hand')
      .executeTakeFirstOrThrow();
    const version = await versionOf(trx, settings);
    if (!published_by_hand) await publish(trx, brand, version, false);
    return version;
  });
}

/**
 * Publishes a version that somebody chose: settings files imported later wait until they are chosen too.
 *
 * @throws where the brand has no such version
 */
export async function publishByHand(database: Database, brand: string, version: number): Promise<void> {
  await database.owner.transaction().execute(async (trx) => {
    const query = trx
      .selectFrom('brand_versions')
      .select('version')
      .where('brand', '=', brand)
      .where('version', '=', version);
    if (!(await query.executeTakeFirst())) throw new Error(`Brand ${brand} has no version ${version}`);
    await publish(trx, brand, version, true);
  });
}

/** All brands with the settings they have published, by id. */
export async function readPublishedBrands(database: Database): Promise<PublishedBrand[]> {
  return database.owner
    .selectFrom('brands')
    .innerJoin('brand_versions', (join) =>
      join
        .onRef('brand_versions.brand', '=', 'brands.brand')
        .onRef('brand_versions.version', '=', 'brands.published_version'),
    )
    .select(['brands.brand as id', 'brand_versions.version', 'brand_versions.settings'])
    .orderBy('brands.brand')
    .execute();
}

/** The version that holds these settings; the brand's row is locked, so numbers have no gap. */
async function versionOf(trx: Transaction, settings: BrandSettings): Promise<number> {
  const text = JSON.stringify(settings);
  const hash = createHash('sha256').update(text).digest('hex');
  const versions = trx.selectFrom('brand_versions').where('brand', '=', settings.id);
  const known = await versions.select('version').where('hash', '=', hash).executeTakeFirst();
  if (known) return known.version;
  const { last } = await versions.select(({ fn }) => fn.max('version').as('last')).executeTakeFirstOrThrow();
  const version = (last ?? 0) + 1;
  await trx.insertInto('brand_versions').values({ brand: settings.id, version, hash, settings: text }).execute();
  return version;
}

async function publish(trx: Transaction, brand: string, version: number, byHand: boolean): Promise<void> {
  await trx
    .updateTable('brands')
    .set({ published_version: version, published_by_hand: byHand, updated_at: new Date() })
    .where('brand', '=', brand)
    .execute();
}
