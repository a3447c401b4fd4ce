import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { demoOnly } from '../demo-mode.ts';
import { keepDemoLogins, type DemoLogin } from './demo-logins.ts';
import { seedBrand } from './seed-brand.ts';
import type { SeedPorts } from './seeding.ts';

/**
 * Puts people into every brand that has none; brands with members are left as they are. Answers the accounts to log in with.
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
    if (await hasMembers(db, brand.id)) continue;
    await seedBrand({ ...ports, brand, db, logins: logins.filter((login) => login.brand === brand.id) });
  }
  return logins;
}

async function hasMembers(db: BrandDatabase, brand: string): Promise<boolean> {
  return (
    (await db.selectFrom('members').select('id').where('brand', '=', brand).limit(1).executeTakeFirst()) !== undefined
  );
}
