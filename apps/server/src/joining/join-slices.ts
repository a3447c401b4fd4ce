import { accountCalls } from '@parlour/server-account';
import { notificationCalls } from '@parlour/server-account/notifications/index';
import {
  blockConversation,
  chatCalls,
  chatRelation,
  openConversation,
  standingUnconfirmed,
  unblockConversation,
  type ChatPorts,
} from '@parlour/server-chat';
import type { HandledCall } from '@parlour/server-kit/calls/handle';
import { membersCalls, removeLikes } from '@parlour/server-members';
import { paymentsCalls, type PaymentsPorts } from '@parlour/server-payments';
import { createRelation, createTakePhoto, profileCalls, type ProfilePorts } from '@parlour/server-profile';
import { safetyCalls } from '@parlour/server-safety';
import { accountPorts } from './account-ports.ts';
import { chatPorts } from './chat-ports.ts';
import { memberCards } from './member-cards.ts';
import type { SliceParts } from './slice-parts.ts';
import { tellingDeliver } from './tell-members.ts';

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
export function joinSlices(parts: SliceParts): JoinedSlices {
  const { mailbox, imageFor, cursors, photos, selling, providers, mailKeys, report } = parts;
  const { enqueue } = parts.queue;
  const members = memberCards(imageFor);
  const { cards, card, ownCard } = members;
  const takePhoto = createTakePhoto(photos);
  const deliver = tellingDeliver(enqueue, mailbox.deliver);

  const chat = chatPorts(parts, members, takePhoto);
  const profile: ProfilePorts = {
    imageFor,
    photos: { ...photos, enqueue },
    takePhoto,
    judgeText,
    card,
    ownCard,
    chatRelation,
  };
  const payments: PaymentsPorts = {
    selling,
    providers,
    enqueue,
    deliver,
    standingUnconfirmed,
    report: (error) => report({ job: 'payments', error }),
  };

  const calls = [
    ...accountCalls(accountPorts(parts, { chat, profile, payments })),
    ...membersCalls({
      imageFor,
      cursors,
      deliver,
      openConversation: (trx, pair) => openConversation(chat, trx, pair),
    }),
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
      unblockConversation: (trx, pair) => unblockConversation(chat, trx, pair),
    }),
  ];
  return { calls, chat, payments };
}
