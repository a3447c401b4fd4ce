import { z } from 'zod';
import { photoVisibilities } from '@parlour/models/profile/photo-visibility';
import { reviewStatuses } from '@parlour/models/profile/review-status';
import { errorStatus, type ErrorCode } from '../error-codes.ts';
import { Id, IsoTime } from './scalars.ts';

/** A code of the closed table, as it travels in answers. */
export const Code = z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]);

/** A photo as one viewer may see it: a locked one has no `filename` and only a blurred thumbnail. */
export const Image = z.object({
  id: Id,
  filename: z.string().nullable(),
  thumb_filename: z.string().nullable(),
  match: z.string().nullable(),
  width: z.int(),
  height: z.int(),
  /**
   * Colour and light of the photo, as base64, to be drawn until its file is there; not on cards, nor of a locked one, by which the same
   * picture would be known elsewhere.
   */
  thumbhash: z.base64().nullable(),
  status: z.enum(reviewStatuses),
  reject_code: Code.nullable(),
  /** For the owner of one that was rejected: what may be complained about. */
  decision_id: Id.optional(),
  visibility: z.enum(photoVisibilities),
  locked: z.boolean(),
  order: z.int(),
  is_main: z.boolean(),
  expires_at: IsoTime.nullable(),
});
export type Image = z.output<typeof Image>;
