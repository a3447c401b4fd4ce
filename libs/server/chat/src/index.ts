import type { HandledCall } from '@parlour/server-kit/calls/handle';
import { listChatsCall } from './list-chats.ts';
import { listGiftsCall } from './list-gifts.ts';
import { listIcebreakersCall } from './list-icebreakers.ts';
import { listMessagesCall } from './list-messages.ts';
import type { ChatPorts } from './ports.ts';
import { removeChatCall } from './remove-chat.ts';
import { removeMessageCall } from './remove-message.ts';
import { sendMessageCall } from './send-message.ts';
import { typingCall, typingTurns } from './typing.ts';
import { updateChatCall } from './update-chat.ts';
import { uploadChatPhotoCall } from './upload-chat-photo.ts';

/** The calls of the slice. */
export function chatCalls(ports: ChatPorts): HandledCall[] {
  const turns = typingTurns();
  return [
    listChatsCall(ports),
    removeChatCall(ports),
    updateChatCall(ports),
    listMessagesCall(ports),
    sendMessageCall(ports, turns),
    uploadChatPhotoCall(ports),
    removeMessageCall(ports),
    typingCall(ports, turns),
    listGiftsCall(),
    listIcebreakersCall(),
  ];
}

export { chatRelation } from './chat-relation.ts';
export { holdMessage } from './hold-message.ts';
export { blockConversation, openConversation, unblockConversation } from './open-and-close.ts';
export type { ChatPorts } from './ports.ts';
export { releaseHeld, type Released } from './release-held.ts';
export { standingUnconfirmed } from './standing-unconfirmed.ts';
export { takesFirstMessage } from './takes-first-message.ts';
export { writeAs } from './write-as.ts';
