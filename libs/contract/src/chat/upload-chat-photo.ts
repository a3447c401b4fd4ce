import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { PhotoFile } from '../profile/photo-file.ts';
import { Image } from '../types/image.ts';
import { Id } from '../types/scalars.ts';

/**
 * Takes in a photo that is to be sent to one member (contract E3), as `multipart/form-data` with one file. It is kept without
 * metadata, costs nothing, and only its owner sees it until `send-message` sends it; what is not sent within a day is removed.
 */
export const uploadChatPhoto = defineCall({
  method: 'POST',
  path: '/api/chat-photo.php',
  who: 'member',
  idempotent: true,
  multipart: { megabytes: 10, tooLarge: 'photo_too_large' },
  body: z
    .strictObject({ file: PhotoFile, conversation_id: Id.optional(), profile_id: Id.optional() })
    .refine((body) => (body.conversation_id === undefined) !== (body.profile_id === undefined), 'value_unknown'),
  reply: z.object({ photo: Image }),
  status: 201,
  errors: [
    'blocked',
    'role_required',
    'already_blocked',
    'not_allowed_by_member',
    'not_confirmed',
    'profile_gone',
    'profile_not_found',
    'conversation_not_found',
    'photo_too_large',
    'photo_type',
    'photo_too_small',
    'photo_unreadable',
    'photo_banned',
  ],
});
