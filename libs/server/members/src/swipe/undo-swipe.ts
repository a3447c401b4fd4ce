import { undoSwipe } from '@parlour/contract/members/undo-swipe';
import { inTransaction } from '@parlour/server-bus';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { createCards } from '../cards/cards.ts';
import { largeImages } from '../cards/large-images.ts';
import type { MembersPorts } from '../ports.ts';
import { deleteLastPass, hasPass } from '../store/swipe-queue.ts';
import { viewingOf } from '../search/viewing.ts';

/** Takes the last pass back; where two devices do so at once, one of them does. */
export const undoSwipeCall = (ports: MembersPorts) => {
  const cards = createCards(largeImages(ports.imageFor));
  return handle(undoSwipe, (_, context) =>
    inTransaction(context, async ({ trx }) => {
      const member = { brand: context.brand.id, memberId: context.viewer.id };
      const profileId = await deleteLastPass(trx, member);
      const profile =
        profileId === null ? undefined : (await cards(trx, viewingOf(context), [profileId])).get(profileId);
      if (!profile) throw refuse('nothing_to_undo');
      return { profile, can_undo: await hasPass(trx, member) };
    }),
  );
};
