import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Image } from '../types/image.ts';
import { Id } from '../types/scalars.ts';

/**
 * Makes one's photo the main one, moves it to a place among the others (counted from 0) or says who may see it (contract
 * B6). The answer has all of one's photos as they are then.
 */
export const updatePhoto = defineCall({
  method: 'PUT',
  path: '/api/photo.php',
  who: 'member',
  body: z.strictObject({
    id: Id,
    is_main: z.literal(true, 'value_unknown').optional(),
    order: z.int('value_unknown').min(0, 'value_unknown').max(1_000, 'value_unknown').optional(),
    visibility: Image.shape.visibility.optional(),
  }),
  reply: z.object({ photos: z.array(Image) }),
  errors: ['not_found', 'main_must_be_approved'],
});
