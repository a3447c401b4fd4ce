import { uploadChatPhoto } from '@parlour/contract/chat/upload-chat-photo';
import { handle, type HandledCall } from '@parlour/server-kit/calls/handle';
import type { ChatPorts } from '../ports.ts';
import { refuseSending } from './refuse-sending.ts';
import { insertUnsentPhoto } from '../store/photos.ts';
import { pairOf, targetOf } from './target.ts';
import { verdictOf } from './verdict.ts';

/** What a member may yet mend before the photo is sent. */
const mendable = new Set(['insufficient_credits', 'fictional_ack_required']);

/**
 * Takes in a photo for one member (contract E3): free, for its price falls due when it is sent. Who may not write to that member
 * at all hears it before anything is processed.
 */
export const uploadChatPhotoCall = (ports: ChatPorts): HandledCall =>
  handle(uploadChatPhoto, async ({ body }, context) => {
    const { brand, db, viewer, now } = context;
    const pair = await pairOf(db, brand.id, viewer.id, targetOf(body));
    const direction = { sender: pair.me, recipient: pair.them, conversation: pair.conversation };
    const verdict = verdictOf(brand.settings, direction, { content: { type: 'image', giftId: null } });
    if (!verdict.ok && !mendable.has(verdict.refusal)) throw refuseSending(brand.settings, pair, verdict);
    const photo = await ports.takePhoto(context, body.file, (taken) =>
      insertUnsentPhoto(db, brand.id, viewer.id, taken),
    );
    return { photo: ports.imageOf(photo, { brand: brand.id, viewerId: viewer.id, now }) };
  });
