import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Image } from '../types/image.ts';
import { Id } from '../types/scalars.ts';

/**
 * Takes one's photo away, at once for everybody; its files follow within a minute, unless a report holds them
 * (contract B7). The next approved one becomes the main photo.
 */
export const deletePhoto = defineCall({
  method: 'DELETE',
  path: '/api/photo.php',
  who: 'member',
  body: z.strictObject({ id: Id }),
  reply: z.object({ photos: z.array(Image) }),
  errors: ['not_found'],
});
