/** Where a visitor comes from, as far as the address says (spec section 3, tracking data). */
export const trackingOf = (search: URLSearchParams) => ({
  network: search.get('network') ?? undefined,
  ref: search.get('ref') ?? undefined,
  sub1: search.get('sub1') ?? undefined,
  sub2: search.get('sub2') ?? undefined,
  sub3: search.get('sub3') ?? undefined,
});
