import { accountCalls, type AccountPorts } from '@parlour/server-account';
import { notificationCalls, type NotificationPorts } from '@parlour/server-account/notifications/index';
import { insertConsents } from '@parlour/server-account/store/consents';
import type { Mailbox } from '@parlour/server-bus';
import {
  blockConversation,
  chatCalls,
  chatRelation,
  holdMessage,
  openConversation,
  releaseHeld,
  standingUnconfirmed,
  takesFirstMessage,
  unblockConversation,
  type ChatPorts,
} from '@parlour/server-chat';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import type { HandledCall } from '@parlour/server-kit/calls/handle';
import type { Sealer } from '@parlour/server-kit/sealing';
import type { JobQueueParts } from '@parlour/server-jobs';
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
  leavingOffers,
  lockBalance,
  messageSpending,
  paymentsCalls,
  queueReceipts,
  type PaymentProvider,
  type PaymentsPorts,
} from '@parlour/server-payments';
import {
  createOwnProfile,
  createRelation,
  createTakePhoto,
  profileCalls,
  releasePhotos,
  type PhotoPorts,
  type ProfilePorts,
} from '@parlour/server-profile';
import { safetyCalls } from '@parlour/server-safety';
import type { Completeness } from '../start/catalogue-completeness.ts';
import type { Enqueue } from '../jobs/job-kinds.ts';
import { offerFor, totalsOf } from './member-facts.ts';
import type { MessageTelling } from './message-telling.ts';
import { sentImages, takingSentPhotos } from './sent-photos.ts';
import { tellingAccounts, tellingDeliver, tellingGrants, tellingMails, tellingPublish } from './tell-members.ts';

/** What the slices stand on. */
export interface SliceParts {
  mailbox: Mailbox;
  queue: { enqueue: Enqueue };
  imageFor: ImageFor;
  /** Closes what a search hands out to go on from. */
  cursors: Sealer;
  photos: Pick<PhotoPorts, 'intake' | 'judge'>;
  providers: readonly PaymentProvider[];
  completeness: Completeness;
  exportAddress: AccountPorts['exportAddress'];
  /** What happens in the transaction of a message. */
  followUp: ChatPorts['followUp'];
  /** Has members told of messages of this brand that were written just now. */
  tellSoon: MessageTelling['soon'];
  /** How the links and signatures about mails are proved. */
  mailKeys: Pick<NotificationPorts, 'signer' | 'mailWebhookKey'>;
  /** Hears of what failed beside an answer that was given all the same. */
  report: JobQueueParts['report'];
}

/** The slices joined to each other: all calls, and the ports that jobs use as well. */
export interface JoinedSlices {
  calls: readonly HandledCall[];
  chat: ChatPorts;
  payments: PaymentsPorts;
}

/** Texts are read at once, unless the brand has each read first; a moderator can take any of them back. */
const judgeText: ProfilePorts['judgeText'] = async (_, { settings }) =>
  settings.moderate_texts ? 'pending' : 'approved';

/** Slices know each other only by the ports that are filled here. */
export function joinSlices({
  mailbox,
  queue,
  imageFor,
  cursors,
  photos,
  providers,
  completeness,
  exportAddress,
  followUp,
  tellSoon,
  mailKeys,
  report,
}: SliceParts): JoinedSlices {
  const cardsFor = createCards(imageFor);
  const suggestions = createSuggestions(imageFor);
  const { enqueue } = queue;

  const cards = (context: CallContext, ids: readonly string[]) => cardsFor(context.db, viewingOf(context), ids);
  const card = async (context: CallContext, id: string) => (await cards(context, [id])).get(id) ?? null;
  const ownCard: ProfilePorts['ownCard'] = async ({ brand, db, now }, owner) => {
    const own = (await cardsFor(db, viewingOf({ brand, now, viewer: owner }), [owner.id])).get(owner.id);
    if (!own) throw new Error('A member without a card.');
    return own;
  };

  const takePhoto = createTakePhoto(photos);
  const chat: ChatPorts = {
    ...mailbox,
    cards,
    spending: messageSpending,
    lockBalance,
    takePhoto: takingSentPhotos(takePhoto),
    imageOf: sentImages(imageFor),
    publish: tellingPublish(tellSoon, mailbox.publish),
    followUp,
    tell: tellingAccounts(enqueue),
    acknowledgeFictional: (trx, { brand, memberId, version, now }) =>
      insertConsents(trx, brand, memberId, [{ kind: 'fictional_profiles', version, given: true }], now),
  };
  const profile: ProfilePorts = {
    imageFor,
    photos: { ...photos, enqueue },
    takePhoto,
    judgeText,
    card,
    ownCard,
    chatRelation,
  };
  const deliver = tellingDeliver(enqueue, mailbox.deliver);
  const payments: PaymentsPorts = {
    providers,
    enqueue,
    deliver,
    report: (error) => report({ job: 'payments', error }),
  };

  const calls = [
    ...accountCalls({
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
      card,
      suggestions,
      guests: createGuests(imageFor),
      completeness,
      leavingOffers: (context) => leavingOffers(payments, context),
      exportAddress,
    }),
    ...membersCalls({ imageFor, cursors, deliver, openConversation }),
    ...notificationCalls({ enqueue, cards, ...mailKeys }),
    ...profileCalls(profile),
    ...chatCalls(chat),
    ...paymentsCalls(payments),
    ...safetyCalls({
      enqueue,
      cards,
      relation: createRelation(profile),
      removeLikes: (trx, pair) => removeLikes({ deliver }, trx, pair),
      blockConversation: (trx, pair) => blockConversation(chat, trx, pair),
      unblockConversation,
    }),
  ];
  return { calls, chat, payments };
}
