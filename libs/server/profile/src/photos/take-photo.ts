import { v4 as uuid } from 'uuid';
import { HOUR } from '@parlour/models/durations';
import type { PhotoCrop } from '@parlour/models/profile/photo-crop';
import { MEGABYTE } from '@parlour/models/sizes';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import { createChangeLimit } from '@parlour/server-kit/calls/change-limit';
import { CallRefusal, refuse } from '@parlour/server-kit/calls/refusal';
import { MAX_MEGAPIXELS, type PhotoRefusal } from '@parlour/server-media';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import type { PhotoPorts, PhotoVerdict } from './photo-ports.ts';

/** Uploads of a member in an hour: eight premium albums, and no machine's worth of decoding. */
const MAX_IN_AN_HOUR = 200;
/** Photos of a member that are processed side by side: one member's many photos keep nobody else waiting. */
const AT_ONCE = 2;

/** A photo whose files are kept, and what the moderation says of it; no row speaks of it yet. */
export interface TakenIn {
  photo: { id: string; storage_key: string; width: number; height: number; thumbhash: string; digest: string };
  verdict: PhotoVerdict;
}

/** What a member gives for a photo. */
export interface GivenPhoto {
  file: File;
  crop?: PhotoCrop;
}

/** What becomes of a photo, while its member's next ones wait. */
export interface PhotoUse<Kept> {
  /** Asked before anything is processed; throws where there is no room for one more. */
  makeRoom?(): Promise<void>;
  /** Writes the row that speaks of the files; where that is refused, the files go again. */
  keep(taken: TakenIn): Promise<Kept>;
}

/**
 * Takes a photo of a member in, whatever it is for. It waits for the member's turn, processes the file, keeps its files
 * and only then has its row written, so that no row ever speaks of a file that is not there.
 *
 * @throws the refusal of a file that cannot be taken, or of one upload too many in an hour
 */
export type TakePhoto = <Kept>(context: MemberContext, given: GivenPhoto, use: PhotoUse<Kept>) => Promise<Kept>;

/** Makes the `TakePhoto` of all that members upload: its limits hold for photos of every kind together. */
export function createTakePhoto({ intake, judge }: Pick<PhotoPorts, 'intake' | 'judge'>): TakePhoto {
  const uploads = createChangeLimit(MAX_IN_AN_HOUR, HOUR);
  const limited = createConcurrencyLimit(AT_ONCE);
  return async (context, { file, crop }, { makeRoom, keep }) => {
    const { brand, viewer, now } = context;
    const { megabytes, shortest_side: shortestSide } = brand.settings.photo_limits;
    const owner = `${brand.id}:${viewer.id}`;
    const minutes = uploads.take(owner, now);
    if (minutes !== null) throw refuse('rate_limited', { minutes });
    if (file.size > megabytes * MEGABYTE) throw refuse('photo_too_large', { mb: megabytes });
    return limited(owner, async () => {
      await makeRoom?.();
      // The id is in the photo's addresses: one in order of time would tell when its owner was here.
      const place = { brand: brand.id, photoId: uuid() };
      const taken = await intake.take(place, { bytes: await file.bytes(), crop: crop ?? null, shortestSide });
      if (!taken.ok) throw notTaken(taken.refusal, context);
      const { width, height, thumbhash, digest, storageKey: storage_key } = taken;
      const photo = { id: place.photoId, storage_key, width, height, thumbhash, digest };
      try {
        return await keep({ photo, verdict: await judge({ brand: brand.id, digest }) });
      } catch (error) {
        // Nothing of a refusal was committed. After any other failure the row may be there anyway: the sweep knows.
        // The sweep also takes what could not be removed here: a refusal stays a refusal.
        if (error instanceof CallRefusal) await intake.remove(place).catch(() => {});
        throw error;
      }
    });
  };
}

/** A file that was processed at all had few enough bytes: one that is too large has too many pixels. */
function notTaken(refusal: PhotoRefusal, { brand }: MemberContext): CallRefusal {
  const { megabytes: mb, shortest_side: min } = brand.settings.photo_limits;
  switch (refusal) {
    case 'photo_too_large':
      return refuse(refusal, { mb, megapixels: MAX_MEGAPIXELS });
    case 'photo_too_small':
      return refuse(refusal, { min });
    default:
      return refuse(refusal);
  }
}
