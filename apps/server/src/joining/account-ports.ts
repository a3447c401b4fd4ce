import type { AccountPorts } from '@parlour/server-account';
import { holdMessage, releaseHeld, standingUnconfirmed, takesFirstMessage, type ChatPorts } from '@parlour/server-chat';
import { createGuests, createSuggestions, largeImages } from '@parlour/server-members';
import { grant, leavingOffers, offerFor, queueReceipts, type PaymentsPorts } from '@parlour/server-payments';
import { createOwnProfile, releasePhotos, type ProfilePorts } from '@parlour/server-profile';
import { memberCards } from './member-cards.ts';
import { totalsOf } from './member-totals.ts';
import type { SliceParts } from './slice-parts.ts';
import { tellingGrants, tellingMails } from './tell-members.ts';

/** The ports of the slices that an account begins, confirms and ends things in. */
interface OtherPorts {
  chat: ChatPorts;
  profile: ProfilePorts;
  payments: PaymentsPorts;
}

/** What an account needs of the other slices. */
export const accountPorts = (
  { mailbox, queue: { enqueue }, imageFor, completeness, exportAddress }: SliceParts,
  { chat, profile, payments }: OtherPorts,
): AccountPorts => ({
  publish: mailbox.publish,
  enqueue: tellingMails(enqueue),
  grant: tellingGrants(enqueue, grant),
  totals: totalsOf,
  offer: (context, memberId) => offerFor(payments, context, memberId),
  takesFirstMessage,
  holdMessage,
  standingUnconfirmed,
  async releaseHeld(trx, context, memberId) {
    const released = await releaseHeld(chat, trx, context, memberId);
    await releasePhotos(profile.photos, trx, context.brand.id, memberId);
    return released;
  },
  mailReceipts: (trx, { brand, now }, memberId) => queueReceipts(payments, trx, { brand: brand.id, memberId, now }),
  ownProfile: createOwnProfile(profile),
  // A lander on one member shows the portrait from edge to edge.
  card: memberCards(largeImages(imageFor)).card,
  suggestions: createSuggestions(imageFor),
  guests: createGuests(imageFor),
  completeness,
  leavingOffers: (context) => leavingOffers(payments, context),
  exportAddress,
});
