import { insertConsents } from '@parlour/server-account/store/consents';
import type { ChatPorts } from '@parlour/server-chat';
import { lockBalance, messageSpending } from '@parlour/server-payments';
import type { TakePhoto } from '@parlour/server-profile';
import type { MemberCards } from './member-cards.ts';
import { sentImages, takingSentPhotos } from './sent-photos.ts';
import type { SliceParts } from './slice-parts.ts';
import { tellingAccounts, tellingPublish } from './tell-members.ts';

/** What a conversation needs of the other slices. */
export const chatPorts = (
  { mailbox, queue, imageFor, followUp, tellSoon }: SliceParts,
  { cards }: MemberCards,
  takePhoto: TakePhoto,
): ChatPorts => ({
  ...mailbox,
  cards,
  spending: messageSpending,
  lockBalance,
  takePhoto: takingSentPhotos(takePhoto),
  imageOf: sentImages(imageFor),
  publish: tellingPublish(tellSoon, mailbox.publish),
  followUp,
  tell: tellingAccounts(queue.enqueue),
  acknowledgeFictional: (trx, { brand, memberId, version, now }) =>
    insertConsents(trx, brand, memberId, [{ kind: 'fictional_profiles', version, given: true }], now),
});
