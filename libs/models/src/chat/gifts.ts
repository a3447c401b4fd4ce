/**
 * What one member can give another in a conversation, in the order in which it is offered. An id stays for good,
 * because messages name it. `times` is the price as a multiple of the brand's cheapest gift.
 */
const catalogue = [
  { id: 'rose', times: 1 },
  { id: 'coffee', times: 1 },
  { id: 'ice_cream', times: 1 },
  { id: 'candle', times: 1 },
  { id: 'book', times: 2 },
  { id: 'record', times: 2 },
  { id: 'cake', times: 2 },
  { id: 'balloons', times: 2 },
  { id: 'star', times: 3 },
  { id: 'sailing_boat', times: 3 },
  { id: 'hot_air_balloon', times: 3 },
  { id: 'plane_ticket', times: 3 },
] as const;

export type GiftId = (typeof catalogue)[number]['id'];

export const giftIds: readonly [GiftId, ...GiftId[]] = catalogue.map(({ id }) => id) as [GiftId, ...GiftId[]];

/** Is this the id of a gift that is still given? A kept message may name one that is not. */
export const isGift = (id: string | null | undefined): id is GiftId => giftIds.some((known) => known === id);

/**
 * Credits that a gift costs.
 *
 * @param cheapest credits of the brand's cheapest gift
 */
export function giftCost(id: GiftId, cheapest: number): number {
  return cheapest * (catalogue.find((gift) => gift.id === id)?.times ?? 1);
}
