import { dayIn } from '@parlour/models/day';
import type { Place } from '@parlour/models/geography/distance';
import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { CallContext, CardViewer } from '@parlour/server-kit/calls/call-context';

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

/** The one who makes the call, or whoever else looks; null is a visitor. */
export function viewingOf({
  brand,
  now,
  viewer,
}: Pick<CallContext, 'brand' | 'now'> & { viewer: CardViewer | null }): Viewing {
  const today = dayIn(brand.settings.time_zone, now);
  return { brand, now, today, memberId: viewer?.id ?? null, paidUser: viewer?.paidUser ?? false, place: viewer };
}
