import { sql } from 'kysely';
import type { BrandSeeding } from './seeding.ts';

/** Gives the accounts of a world that is there the passwords of its logins. */
export async function renewPasswords({
  brand,
  db,
  logins,
  hashPassword,
}: Pick<BrandSeeding, 'brand' | 'db' | 'logins' | 'hashPassword'>): Promise<void> {
  const profiles = db.selectFrom('profiles').select('member_id').where('brand', '=', brand.id);
  const people = profiles.where('demo', '=', sql.lit(true));
  for (const { login, password } of logins) {
    await db
      .updateTable('members')
      .set({ password_hash: await hashPassword(password) })
      .where('brand', '=', brand.id)
      .where('email_key', '=', login)
      .where('id', 'in', people)
      .execute();
  }
}
