import type { ChatPorts } from '@parlour/server-chat';
import { refuse } from '@parlour/server-kit/calls/refusal';
import type { ImageFor } from '@parlour/server-media';
import type { TakePhoto } from '@parlour/server-profile';

/**
 * Takes in what a member means to send to one other: as with words, nobody looks at it first, but what may never be shown is
 * not sent either.
 */
export const takingSentPhotos =
  (takePhoto: TakePhoto): ChatPorts['takePhoto'] =>
  (context, file, keep) =>
    takePhoto(
      context,
      { file },
      {
        async keep({ photo, verdict }) {
          if (verdict === 'banned') throw refuse('photo_banned');
          await keep(photo);
          return photo;
        },
      },
    );

/** The image of a photo that stands in a message: it has no audience but the two who speak. */
export const sentImages =
  (imageFor: ImageFor): ChatPorts['imageOf'] =>
  ({ id, width, height, thumbhash }, viewing) =>
    imageFor(
      {
        id,
        width,
        height,
        thumbhash,
        status: 'approved',
        reject_code: null,
        visibility: 'all',
        position: 0,
        is_main: false,
      },
      { ...viewing, access: 'open', largest: 'large' },
    );
