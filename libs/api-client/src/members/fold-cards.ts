import type { ProfileCard } from '@parlour/contract/types/profile';

export type CardChange = (card: ProfileCard) => ProfileCard;

const isCard = (value: object): value is ProfileCard => 'id' in value && 'main_image' in value && 'verified' in value;

/**
 * Changes a profile's card wherever it stands in an answer, without an id everybody's; what does not hold one stays the very
 * same value, so that nothing else is drawn again.
 */
export function changeCard<Data>(data: Data, profileId: string | null, change: CardChange): Data {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) {
    const changed = data.map((entry: unknown) => changeCard(entry, profileId, change));
    return changed.some((entry, index) => entry !== data[index]) ? (changed as Data) : data;
  }
  const isMeant = isCard(data) && (profileId === null || data.id === profileId);
  const whole = isMeant ? (change(data) as unknown as Data & object) : data;
  const parts = Object.entries(whole).map(([key, part]) => [key, changeCard(part, profileId, change)] as const);
  const touched = parts.some(([key, part]) => part !== (whole as Record<string, unknown>)[key]);
  return touched ? (Object.fromEntries(parts) as Data) : whole;
}

/** The card, and the relation of a whole profile, after the viewer liked it or took that back. */
export function withLikeSent(card: ProfileCard, liked: boolean): ProfileCard {
  if (card.like_sent === liked && !('relation' in card)) return card;
  const profile = card as ProfileCard & { relation?: { like_sent: boolean; like_received: boolean; match: boolean } };
  const relation = profile.relation && {
    ...profile.relation,
    like_sent: liked,
    match: liked && profile.relation.like_received,
  };
  return { ...profile, like_sent: liked, ...(relation ? { relation } : {}) };
}

/** The card, and the relation of a whole profile, after its member liked the viewer. */
export function withLikeReceived(card: ProfileCard): ProfileCard {
  const profile = card as ProfileCard & { relation?: { like_sent: boolean; like_received: boolean; match: boolean } };
  const relation = profile.relation && { ...profile.relation, like_received: true, match: profile.relation.like_sent };
  return { ...profile, like_new: true, ...(relation ? { relation } : {}) };
}

/** The card after its like was seen. */
export const withLikeSeen = (card: ProfileCard): ProfileCard => (card.like_new ? { ...card, like_new: false } : card);
