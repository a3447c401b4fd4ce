import { sql } from 'kysely';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { demoOnly } from '../demo-mode.ts';
import { keepDemoLogins, newDemoLogins, readDemoLogins, type DemoLogin } from './demo-logins.ts';
import { renewPasswords } from './renew-passwords.ts';
import { seedBrand } from './seed-brand.ts';
import type { SeedPorts } from './seeding.ts';

/**
 * Puts the people of the demo world into every brand that has none of them yet, whoever else has signed up there. Answers the
 * accounts to log in with; those that another data folder knows are given new passwords.
 *
 * @throws outside demo mode
 */
export async function seedDemoWorld({ mode, database, brands, dataFolder, ...ports }: SeedPorts): Promise<DemoLogin[]> {
  demoOnly(mode);
  const logins = await readDemoLogins(dataFolder);
  for (const brand of brands) {
    const db = database.forBrand(brand.id);
    const kept = logins.filter((login) => login.brand === brand.id);
    const isNew = kept.length === 0;
    const seeding = { ...ports, brand, db, logins: isNew ? newDemoLogins(brand.id) : kept };
    if (!(await isSeeded(db, brand.id))) await seedBrand(seeding);
    else if (isNew) await renewPasswords(seeding);
    if (!isNew) continue;
    logins.push(...seeding.logins);
    await keepDemoLogins(dataFolder, logins);
  }
  return logins;
}

/** The rows of a brand's world are written together: one of its people stands for all. */
async function isSeeded(db: BrandDatabase, brand: string): Promise<boolean> {
  const somebody = db.selectFrom('profiles').select('member_id').where('brand', '=', brand);
  return (await somebody.where('demo', '=', sql.lit(true)).limit(1).executeTakeFirst()) !== undefined;
}
