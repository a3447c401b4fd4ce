import type { BrandSettings } from '@parlour/brand/settings-schema';
import { leavingPercentage } from '@parlour/models/payments/leaving-discount';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { countUses, listCodes, type KeptCode } from '../store/kept-codes.ts';

/** A code that members may type: one that was given out, or one of the settings, which has a term of its own for each member. */
export interface AnyCode extends Omit<KeptCode, 'uses'> {
  /** For whom and how long it counts, in words; null of one that was given out, whose columns say it. */
  fromSettings: string | null;
  /** Null where each member has a name of their own for it. */
  uses: number | null;
}

/** All codes of a brand by which somebody may ask: those that were given out, and those of its settings. */
export async function listAllCodes(db: BrandDatabase, brand: string, settings: BrandSettings): Promise<AnyCode[]> {
  const given = (await listCodes(db, brand)).map((code) => ({ ...code, fromSettings: null }));
  const { time_bonus: bonus, welcome, company } = settings;
  const staying = leavingPercentage(company.delete_discount);
  const offers = [
    ...(bonus ? [{ ...bonus, term: `${bonus.seconds} seconds from sign-up, first purchase` }] : []),
    ...(welcome ? [{ ...welcome, term: `${welcome.days} days from sign-up, first purchase` }] : []),
  ];
  const counted = await Promise.all(
    offers.map(async ({ code, percentage, term }) => ({
      ...ofSettings(code, percentage, term),
      uses: await countUses(db, brand, code),
    })),
  );
  const own =
    staying === null ? [] : [ofSettings('STAY…', staying, 'once, for who thinks of leaving; each has an own one')];
  return [...given, ...counted, ...own];
}

const ofSettings = (code: string, value: number, term: string): AnyCode => ({
  code,
  value,
  fromSettings: term,
  percentage: true,
  country: null,
  member_id: null,
  expires_at: null,
  currency: null,
  minimum_order_value: null,
  validity: 'once-per-user',
  payment_methods: null,
  active: true,
  uses: null,
});
