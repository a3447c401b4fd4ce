import { accountCalls } from '@parlour/server-account';
import { insertConsents } from '@parlour/server-account/store/consents';
import type { Mailbox } from '@parlour/server-bus';
import {
  blockConversation,
  chatCalls,
  chatRelation,
  holdMessage,
  openConversation,
  releaseHeld,
  unblockConversation,
  type ChatPorts,
} from '@parlour/server-chat';
import type { JobQueue } from '@parlour/server-jobs';
import type { CallContext } from '@parlour/server-kit/call-context';
import type { HandledCall } from '@parlour/server-kit/handle';
import type { ImageFor } from '@parlour/server-media';
import {
  createCards,
  createGuests,
  createSuggestions,
  membersCalls,
  removeLikes,
  viewingOf,
} from '@parlour/server-members';
import {
  grant,
  messageSpending,
  paymentsCalls,
  type PaymentProvider,
  type PaymentsPorts,
} from '@parlour/server-payments';
import {
  createOwnProfile,
  createRelation,
  profileCalls,
  releasePhotos,
  type PhotoPorts,
  type ProfilePorts,
} from '@parlour/server-profile';
import { safetyCalls } from '@parlour/server-safety';
import type { Completeness } from './catalogue-completeness.ts';
import { offerFor, totalsOf } from './member-facts.ts';

/** What the slices stand on. */
export interface Ground {
  mailbox: Mailbox;
  queue: Pick<JobQueue, 'enqueue'>;
  imageFor: ImageFor;
  photos: Pick<PhotoPorts, 'intake' | 'judge'>;
  providers: readonly PaymentProvider[];
  completeness: Completeness;
  /** What happens in the transaction of a message. */
  followUp: ChatPorts['followUp'];
}

/** The slices joined to each other: all calls, and the ports that jobs use as well. */
export interface House {
  calls: readonly HandledCall[];
  chat: ChatPorts;
  payments: PaymentsPorts;
}

/** Slices know each other only by the ports that are filled here. */
export function joinCalls({ mailbox, queue, imageFor, photos, providers, completeness, followUp }: Ground): House {
  const cardsFor = createCards(imageFor);
  const suggestions = createSuggestions(imageFor);
  const enqueue: JobQueue['enqueue'] = queue.enqueue;

  const cards = (context: CallContext, ids: readonly string[]) => cardsFor(context.db, viewingOf(context), ids);
  const card = async (context: CallContext, id: string) => (await cards(context, [id])).get(id) ?? null;
  const ownCard: ProfilePorts['ownCard'] = async ({ brand, db, now }, owner) => {
    const own = (await cardsFor(db, viewingOf({ brand, now, viewer: owner }), [owner.id])).get(owner.id);
    if (!own) throw new Error('A member without a card.');
    return own;
  };

  const chat: ChatPorts = {
    ...mailbox,
    cards,
    spending: messageSpending,
    followUp,
    acknowledgeFictional: (trx, { brand, memberId, version, now }) =>
      insertConsents(trx, brand, memberId, [{ kind: 'fictional_profiles', version, given: true }], now),
  };
  const profile: ProfilePorts = { imageFor, photos: { ...photos, enqueue }, card, ownCard, chatRelation };
  const payments: PaymentsPorts = { providers, enqueue, deliver: mailbox.deliver };

  const calls = [
    ...accountCalls({
      enqueue,
      grant,
      totals: totalsOf,
      offer: offerFor,
      holdMessage,
      async releaseHeld(trx, context, memberId) {
        await releaseHeld(chat, trx, context, memberId);
        await releasePhotos(profile.photos, trx, context.brand.id, memberId);
      },
      ownProfile: createOwnProfile(profile),
      card,
      suggestions,
      guests: createGuests(imageFor),
      completeness,
    }),
    ...membersCalls({ imageFor, deliver: mailbox.deliver, openConversation }),
    ...profileCalls(profile),
    ...chatCalls(chat),
    ...paymentsCalls(payments),
    ...safetyCalls({
      enqueue,
      cards,
      relation: createRelation(profile),
      removeLikes,
      blockConversation: (trx, pair) => blockConversation(chat, trx, pair),
      unblockConversation,
    }),
  ];
  return { calls, chat, payments };
}
