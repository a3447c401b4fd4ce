import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Image } from '../types/image.ts';
import { Id } from '../types/scalars.ts';

/**
 * The photos of a profile as its viewer may see them. To the owner, `max` and `used` are the allowance (contract B4).
 * To anybody else, `max` is the most that any profile holds, which does not tell who has paid.
 */
export const listPhotos = defineCall({
  method: 'GET',
  path: '/api/photos.php',
  who: 'anyone',
  query: z.strictObject({ profile_id: Id.optional() }),
  reply: z.object({ photos: z.array(Image), max: z.int(), used: z.int() }),
  errors: ['authentication_required', 'blocked', 'role_required', 'profile_gone', 'profile_not_found'],
});
