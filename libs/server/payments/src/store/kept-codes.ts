import type { Selectable } from 'kysely';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { DiscountCodesTable } from '@parlour/server-db/tables/payments';
import { endOfCode, type NewCode } from '../discounts/new-code.ts';

/** A code of a brand, and how often it was used. */
export type KeptCode = Omit<Selectable<DiscountCodesTable>, 'brand'> & { uses: number };

/** Keeps a new code; false where the brand has one of that name, or one was used: its uses would count for the new one. The time zone is the brand's. */
export async function addCode(db: BrandDatabase, brand: string, code: NewCode, timeZone: string): Promise<boolean> {
  if (await wasUsed(db, brand, code.code)) return false;
  const { percentage, amount } = code;
  const added = await db
    .insertInto('discount_codes')
    .values({
      brand,
      code: code.code,
      country: code.country ?? null,
      member_id: code.member ?? null,
      expires_at: endOfCode(code, timeZone),
      percentage: percentage !== undefined,
      value: percentage ?? amount ?? 0,
      currency: code.currency ?? null,
      minimum_order_value: code.minimum ?? null,
      validity: code.validity,
      payment_methods: code.methods ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  return added !== undefined;
}

/** Was a code used, also one that is gone with the member whom it was for? */
async function wasUsed(db: BrandDatabase, brand: string, code: string): Promise<boolean> {
  const use = await db
    .selectFrom('discount_uses')
    .select('code')
    .where('brand', '=', brand)
    .where('code', '=', code)
    .limit(1)
    .executeTakeFirst();
  return use !== undefined;
}

/** All codes that a brand has given out, by their names. */
export async function listCodes(db: BrandDatabase, brand: string): Promise<KeptCode[]> {
  const codes = await db
    .selectFrom('discount_codes')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('discount_uses')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('discount_uses.brand', '=', brand)
        .whereRef('discount_uses.code', '=', 'discount_codes.code')
        .as('uses'),
    )
    .where('brand', '=', brand)
    .orderBy('code')
    .execute();
  return codes.map(({ brand: _, uses, ...code }) => ({ ...code, uses: Number(uses) }));
}

/** How often a code was used, of whatever kind it is. */
export async function countUses(db: BrandDatabase, brand: string, code: string): Promise<number> {
  const { uses } = await db
    .selectFrom('discount_uses')
    .select(({ fn }) => fn.countAll<string>().as('uses'))
    .where('brand', '=', brand)
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return Number(uses);
}

/** Who would use a code, and whose prices they see; undefined where nobody is left of them. */
export async function findCodeUser(
  db: BrandDatabase,
  brand: string,
  id: string,
): Promise<{ id: string; paidUser: boolean; signupDate: Date; country: string | null } | undefined> {
  return db
    .selectFrom('members')
    .leftJoin('profiles', (join) =>
      join.on('profiles.brand', '=', brand).onRef('profiles.member_id', '=', 'members.id'),
    )
    .select(['members.id', 'members.paid_user as paidUser', 'members.signup_date as signupDate', 'profiles.country'])
    .where('members.brand', '=', brand)
    .where('members.id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
}

/** Has a code end now; false where none of that name runs. A payment that was begun with it keeps its price. */
export async function endCode(db: BrandDatabase, brand: string, code: string, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('discount_codes')
    .set({ expires_at: now })
    .where('brand', '=', brand)
    .where('code', '=', code)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
    .returning('code')
    .executeTakeFirst();
  return ended !== undefined;
}
