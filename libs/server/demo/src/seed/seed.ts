import { sql } from 'kysely';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { demoOnly } from '../demo-mode.ts';
import { keepDemoLogins, type DemoLogin } from './demo-logins.ts';
import { seedBrand } from './seed-brand.ts';
import type { SeedPorts } from './seeding.ts';

/**
 * Puts the people of the demo world into every brand that has none of them yet, whoever else has signed up there. Answers the
 * accounts to log in with.
 *
 * @throws outside demo mode
 */
export async function seedDemoWorld({ mode, database, brands, dataFolder, ...ports }: SeedPorts): Promise<DemoLogin[]> {
  demoOnly(mode);
  const logins = await keepDemoLogins(
    dataFolder,
    brands.map(({ id }) => id),
  );
  for (const brand of brands) {
    const db = database.forBrand(brand.id);
    if (await isSeeded(db, brand.id)) continue;
    await seedBrand({ ...ports, brand, db, logins: logins.filter((login) => login.brand === brand.id) });
  }
  return logins;
}

/** The rows of a brand's world are written together: one of its people stands for all. */
async function isSeeded(db: BrandDatabase, brand: string): Promise<boolean> {
  const somebody = db.selectFrom('profiles').select('member_id').where('brand', '=', brand);
  return (await somebody.where('demo', '=', sql.lit(true)).limit(1).executeTakeFirst()) !== undefined;
}
