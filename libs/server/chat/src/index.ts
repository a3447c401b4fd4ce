import type { HandledCall } from '@parlour/server-kit/calls/handle';
import { listChatsCall } from './conversations/list-chats.ts';
import { listGiftsCall } from './gifts/list-gifts.ts';
import { listIcebreakersCall } from './icebreakers/list-icebreakers.ts';
import { listMessagesCall } from './messages/list-messages.ts';
import type { ChatPorts } from './ports.ts';
import { removeChatCall } from './conversations/remove-chat.ts';
import { removeMessageCall } from './messages/remove-message.ts';
import { sendMessageCall } from './sending/send-message.ts';
import { typingCall, typingTurns } from './typing/typing.ts';
import { updateChatCall } from './conversations/update-chat.ts';
import { uploadChatPhotoCall } from './sending/upload-chat-photo.ts';

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

export { chatRelation } from './conversations/chat-relation.ts';
export { dropOldHeld } from './held/drop-old.ts';
export { holdMessage } from './held/hold-message.ts';
export { blockConversation, openConversation, unblockConversation } from './conversations/open-and-close.ts';
export type { ChatPorts } from './ports.ts';
export { chatPurges } from './store/purges.ts';
export { releaseHeld, type Released } from './held/release-held.ts';
export { standingUnconfirmed } from './held/standing-unconfirmed.ts';
export { takesFirstMessage } from './held/takes-first-message.ts';
export { writeAs } from './sending/write-as.ts';
