import { v7 } from 'uuid';
import type { BodyOf } from '@parlour/contract/define-call';
import { uploadPhoto } from '@parlour/contract/profile/upload-photo';
import { photosMax, withMain } from '@parlour/models/profile/album';
import { inTransaction } from '@parlour/server-bus';
import type { MemberContext } from '@parlour/server-kit/call-context';
import { handle } from '@parlour/server-kit/handle';
import { CallRefusal, refuse } from '@parlour/server-kit/refusal';
import { MEGAPIXELS_MOST, type DevelopRefusal } from '@parlour/server-media';
import { createChangeLimit } from './change-limit.ts';
import { ownPhotos } from './own-photos.ts';
import type { PhotoVerdict } from './photo-ports.ts';
import type { ProfilePorts } from './ports.ts';
import { insertPhoto, lockAlbum, saveAlbum, type NewPhoto } from './store/album.ts';
import { countPhotos } from './store/photos.ts';
import { createTurns } from './turns.ts';

const MEGABYTE = 1024 * 1024;
const HOUR = 3_600_000;
/** Uploads of a member in an hour: eight premium albums, and no machine's worth of decoding. */
const MOST_IN_AN_HOUR = 200;
/** Photos of a member that are developed side by side, so that nobody's many keep the others waiting. */
const AT_ONCE = 2;

/** Takes a photo in. Its files are kept before its row is written, so that no row ever speaks of a file that is not there. */
export const uploadPhotoCall = (ports: ProfilePorts) => {
  const uploads = createChangeLimit(MOST_IN_AN_HOUR, HOUR);
  const inTurn = createTurns(AT_ONCE);
  return handle(uploadPhoto, async ({ body }, context) => {
    const { brand, viewer, now } = context;
    const { megabytes } = brand.settings.photo_limits;
    const owner = `${brand.id}:${viewer.id}`;
    const minutes = uploads.take(owner, now);
    if (minutes !== null) throw refuse('rate_limited', { minutes });
    if (body.file.size > megabytes * MEGABYTE) throw refuse('photo_too_large', { mb: megabytes });
    const photoId = await inTurn(owner, () => takeIn(ports, context, body));
    return { photo: (await ownPhotos(ports, context)).find(({ id }) => id === photoId)! };
  });
};

/** Answers the id of the photo, which is in the album then. */
async function takeIn(
  { photos: { intake, judge } }: ProfilePorts,
  context: MemberContext,
  { file, crop, is_main: isMainWanted = false }: BodyOf<typeof uploadPhoto>,
): Promise<string> {
  const { brand, db, viewer } = context;
  const { shortest_side: shortestSide } = brand.settings.photo_limits;
  const used = await countPhotos(db, brand.id, viewer.id);
  if (used >= photosMax(brand.settings, viewer.paidUser)) throw albumFull(context, viewer.paidUser);

  const place = { brand: brand.id, photoId: v7() };
  const taken = await intake.take(place, { bytes: await file.bytes(), crop: crop ?? null, shortestSide });
  if (!taken.ok) throw notTaken(taken.refusal, context);
  try {
    const { width, height, thumbhash, storageKey: storage_key } = taken;
    const photo = { id: place.photoId, storage_key, width, height, thumbhash };
    await addToAlbum(context, photo, await judge(place), isMainWanted);
  } catch (error) {
    // Nothing of a refusal was committed. After any other failure the row may be there all the same: the sweep knows.
    if (error instanceof CallRefusal) await intake.remove(place);
    throw error;
  }
  return place.photoId;
}

/**
 * What is asked of the member is asked again under their lock: of many uploads at once only as many get in as there is room
 * for, and none is held that came just too late for the confirmation to have it judged.
 */
async function addToAlbum(
  context: MemberContext,
  photo: Omit<NewPhoto, 'status' | 'position'>,
  verdict: PhotoVerdict,
  isMainWanted: boolean,
): Promise<void> {
  const { brand, viewer } = context;
  await inTransaction(context, async ({ trx }) => {
    const { paidUser, confirmed, photos } = await lockAlbum(trx, brand.id, viewer.id);
    if (photos.length >= photosMax(brand.settings, paidUser)) throw albumFull(context, paidUser);
    const status = confirmed ? statusBy(verdict) : 'pending';
    await insertPhoto(trx, brand.id, viewer.id, { ...photo, status, position: photos.length });
    const album = [...photos, { id: photo.id, status, isMain: false }];
    await saveAlbum(trx, brand.id, viewer.id, withMain(album, isMainWanted ? photo.id : undefined));
  });
}

/** Of somebody unconfirmed it is not asked: theirs waits, whatever the moderation says (contract part 0, 4). */
function statusBy(verdict: PhotoVerdict): Exclude<PhotoVerdict, 'banned'> {
  if (verdict === 'banned') throw refuse('photo_banned');
  return verdict;
}

/** A file that was developed at all had few enough bytes: too large it is by its pixels. */
function notTaken(refusal: DevelopRefusal, { brand }: MemberContext): CallRefusal {
  const { megabytes: mb, shortest_side: min } = brand.settings.photo_limits;
  switch (refusal) {
    case 'photo_too_large':
      return refuse(refusal, { mb, megapixels: MEGAPIXELS_MOST });
    case 'photo_too_small':
      return refuse(refusal, { min });
    default:
      return refuse(refusal);
  }
}

const albumFull = ({ brand }: MemberContext, paidUser: boolean): CallRefusal =>
  refuse('photo_limit', { max: photosMax(brand.settings, paidUser), premium_max: brand.settings.photos_premium });
