/** Where a visitor came from, kept from the address (spec section 3). */
export interface TrafficSource {
  network?: string;
  ref?: string;
  sub1?: string;
  sub2?: string;
  sub3?: string;
}

export type SignUpPolicy = 'all' | 'with_trafficsource' | 'none';
export type SignUpVerdict =
  | { ok: true }
  | { ok: false; refusal: 'signup_closed'; reason: 'closed' | 'invite_only' }
  | { ok: false; refusal: 'signup_country'; reason: 'country' };

/** A traffic source is present where the address named the network or the reference it came by. */
export function hasTrafficSource({ network, ref }: TrafficSource): boolean {
  return Boolean(network || ref);
}

/**
 * May somebody from this country join (spec section 6)? An unknown country is let in, as the brand's first (`selectedCountry`).
 *
 * @param bySource whether they came by a traffic source: as the marks they bring say, or as their browser is remembered
 */
export function mayJoin(
  policy: SignUpPolicy,
  bySource: boolean,
  country: string | null,
  served: readonly string[],
): SignUpVerdict {
  if (policy === 'none') return { ok: false, refusal: 'signup_closed', reason: 'closed' };
  if (policy === 'with_trafficsource' && !bySource) {
    return { ok: false, refusal: 'signup_closed', reason: 'invite_only' };
  }
  if (country !== null && !served.includes(country)) return { ok: false, refusal: 'signup_country', reason: 'country' };
  return { ok: true };
}
