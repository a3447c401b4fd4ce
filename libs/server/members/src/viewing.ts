import { dayIn } from '@parlour/models/account/age';
import type { Place } from '@parlour/models/geography/distance';
import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { CallContext } from '@parlour/server-kit/call-context';

/** Through whose eyes cards are drawn. */
export interface Viewing {
  brand: PublishedBrand;
  now: Date;
  /** The brand's calendar day, YYYY-MM-DD: what ages are counted by. */
  today: string;
  /** Null for a visitor. */
  memberId: string | null;
  paidUser: boolean;
  place: Place | null;
}

/** The one who makes the call. */
export function viewingOf({ brand, now, viewer }: Pick<CallContext, 'brand' | 'now' | 'viewer'>): Viewing {
  const today = dayIn(brand.settings.time_zone, now);
  return { brand, now, today, memberId: viewer?.id ?? null, paidUser: viewer?.paidUser ?? false, place: viewer };
}
