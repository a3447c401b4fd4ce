import { z } from 'zod';
import { readPhotoCrop } from '@parlour/models/profile/photo-crop';
import { defineCall } from '../define-call.ts';
import { Image } from '../types/image.ts';
import { Flag } from '../types/scalars.ts';
import { PhotoFile } from './photo-file.ts';

/** A part of the upright picture, written `left,top,width,height` as shares of its sides (`photoCropText`). */
const Crop = z.string().transform((text, context) => {
  const crop = readPhotoCrop(text);
  if (!crop) context.addIssue({ code: 'custom', message: 'value_unknown' });
  return crop ?? z.NEVER;
});

/**
 * Adds a photo to one's own profile (contract B5), as `multipart/form-data` with one file. It is kept without metadata and
 * waits for approval; the first that is approved becomes the main one, with `is_main` this one where it is approved at once.
 */
export const uploadPhoto = defineCall({
  method: 'POST',
  path: '/api/photo.php',
  who: 'member',
  idempotent: true,
  multipart: { megabytes: 10, tooLarge: 'photo_too_large' },
  body: z.strictObject({ file: PhotoFile, crop: Crop.optional(), is_main: Flag.optional() }),
  reply: z.object({ photo: Image }),
  status: 201,
  errors: ['photo_limit', 'photo_too_large', 'photo_type', 'photo_too_small', 'photo_unreadable', 'photo_banned'],
});
