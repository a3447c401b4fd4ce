import type { QueryClient } from '@tanstack/react-query';
import { uploadChatPhoto } from '@parlour/contract/chat/upload-chat-photo';
import type { ReplyOf } from '@parlour/contract/define-call';
import type { PhotoUpload } from '../../profile/upload-photo.ts';
import { send } from '../../send.ts';
import { wayOf } from '../../transport.ts';
import { uploadTransport } from '../../upload-transport.ts';

/**
 * Brings a photo to the server that is to be sent to somebody, again where that is safe, and tells how far it is. Until it is
 * sent only its owner sees it; one that is not sent is gone a day later.
 *
 * @throws ApiError; whoever takes it back throws the signal's reason
 */
export const uploadForChat = (
  client: QueryClient,
  profileId: string,
  { file, ...options }: Omit<PhotoUpload, 'crop'>,
): Promise<ReplyOf<typeof uploadChatPhoto>> =>
  send(uploadChatPhoto, { body: { file, profile_id: profileId }, over: uploadTransport, ...options, ...wayOf(client) });
