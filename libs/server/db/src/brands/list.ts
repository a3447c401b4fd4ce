import { keptSettings } from '@parlour/brand/kept-settings';
import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { BrandIdentity } from '@parlour/brand/checks/rule';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { Schema } from '../schema.ts';

/** A brand as the database has it. */
export interface KnownBrand extends BrandIdentity {
  latestVersion: number;
  /** Null: nothing is published yet, or it was taken off the air. */
  publishedVersion: number | null;
  /** Somebody settled what is published, or that nothing is: no settings file does. */
  publishedByHand: boolean;
  /** When the published version was published. */
  publishedAt: Date | null;
  /** Version of each hash. */
  versions: { version: number; hash: string }[];
}

/** All brands with the settings they have published, or those of them that are asked for, by id. */
export async function readPublishedBrands(database: Database, ids?: readonly string[]): Promise<PublishedBrand[]> {
  let query = database.owner
    .selectFrom('brands')
    .innerJoin('brand_versions', (join) =>
      join
        .onRef('brand_versions.brand', '=', 'brands.brand')
        .onRef('brand_versions.version', '=', 'brands.published_version'),
    )
    .select(['brands.brand as id', 'brand_versions.version', 'brand_versions.settings'])
    .orderBy('brands.brand');
  if (ids) query = query.where('brands.brand', 'in', ids);
  return (await query.execute()).map((brand) => ({ ...brand, settings: keptSettings(brand.settings) }));
}

/** Which version each brand has published, and whether by hand: cheap enough to be asked every second. */
export async function readPublishedVersions(
  database: Database,
): Promise<{ id: string; version: number; byHand: boolean }[]> {
  return database.owner
    .selectFrom('brands')
    .select(['brand as id', 'published_version as version', 'published_by_hand as byHand'])
    .where('published_version', 'is not', null)
    .$narrowType<{ version: number }>()
    .execute();
}

/** Has the brand fictional profiles? Its settings must disclose them then. */
export async function hasFictional(database: Database, brand: string): Promise<boolean> {
  const profiles = database.owner.selectFrom('profiles').where('brand', '=', brand).where('fictional', '=', true);
  return (await profiles.select('brand').limit(1).executeTakeFirst()) !== undefined;
}

/** The codes that a brand has given out by command, also those that have ended: no offer of its settings may be called so. */
export async function readGivenCodes(database: Database, brand: string): Promise<string[]> {
  const codes = database.owner.selectFrom('discount_codes').select('code').where('brand', '=', brand);
  return (await codes.execute()).map(({ code }) => code);
}

/** Does anybody stand under the brand's id, or did somebody who paid? */
export async function hasMembers(db: Kysely<Schema>, brand: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from members where brand = ${brand})
      or exists (select from payments where brand = ${brand}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** All brands by id, each named as its published version says, else its latest. */
export async function listBrands(database: Database): Promise<KnownBrand[]> {
  const { rows } = await sql<KnownBrand>`
    select brand as id, named.settings ->> 'name' as name, named.settings ->> 'mail_name' as mail_name, domain,
      latest as "latestVersion", published_version as "publishedVersion", published_by_hand as "publishedByHand",
      case when published_version is not null then updated_at end as "publishedAt", versions
    from brands
      join (select brand, max(version) as latest, json_agg(json_build_object('version', version, 'hash', hash)) as versions
        from brand_versions group by brand) as kept using (brand)
      join brand_versions as named using (brand)
    where named.version = coalesce(published_version, latest)
    order by brand`.execute(database.owner);
  return rows;
}

/** The same of a database that may have no tables yet. Those of every version hold what is asked for here. */
export async function listBrandsIfAny(database: Database): Promise<KnownBrand[]> {
  const tables = await sql`select 1 where to_regclass('brands') is not null`.execute(database.owner);
  return tables.rows.length > 0 ? listBrands(database) : [];
}
