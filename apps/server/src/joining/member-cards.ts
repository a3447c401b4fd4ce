import type { CallContext } from '@parlour/server-kit/calls/call-context';
import type { ImageFor } from '@parlour/server-media';
import { createCards, viewingOf } from '@parlour/server-members';
import type { ProfilePorts } from '@parlour/server-profile';

/** Members' cards, as the slices ask for them: several, one, or a member's own as its owner sees it. */
export interface MemberCards extends Pick<ProfilePorts, 'card' | 'ownCard'> {
  cards(context: CallContext, ids: readonly string[]): ReturnType<ReturnType<typeof createCards>>;
}

export function memberCards(imageFor: ImageFor): MemberCards {
  const cardsFor = createCards(imageFor);
  const cards: MemberCards['cards'] = (context, ids) => cardsFor(context.db, viewingOf(context), ids);
  return {
    cards,
    card: async (context, id) => (await cards(context, [id])).get(id) ?? null,
    async ownCard({ brand, db, now }, owner) {
      const own = (await cardsFor(db, viewingOf({ brand, now, viewer: owner }), [owner.id])).get(owner.id);
      if (!own) throw new Error('A member without a card.');
      return own;
    },
  };
}
