import type { ProfileCard } from '@parlour/contract/types/profile';
import { yearsBetween } from '@parlour/models/day';
import { distanceBand } from '@parlour/models/geography/distance';
import { onlineBand } from '@parlour/models/members/online-band';
import { photoAccess, visibilityFor, type PhotoViewer } from '@parlour/models/profile/photo-access';
import type { ProfileField } from '@parlour/models/profile-fields';
import type { ImageFor } from '@parlour/server-media';
import { ownerFactsOf } from '@parlour/server-media/owner-facts';
import type { CardRow } from '../store/card-rows.ts';
import type { Viewing } from '../search/viewing.ts';

/**
 * A card as one viewer may see it: bands in place of times and distances, an age in place of a date of birth, and what the brand shows.
 * Whoever left the site is hidden at once in whatever list their name still stands: no more than name, gender and country there.
 */
export function cardOf(row: CardRow, viewing: Viewing, imageFor: ImageFor): ProfileCard {
  const { now, today, memberId, place, brand } = viewing;
  const isOwn = row.member_id === memberId;
  const isHere = isOwn || row.status === 'active';
  const shows = (field: ProfileField): boolean =>
    isOwn || (isHere && brand.settings.visible_profile_fields.includes(field));
  const region = shows('region') ? row.region : null;
  const city = row.show_city && shows('city') ? row.city : null;
  return {
    id: row.member_id,
    name: row.name,
    age: (row.show_age || isOwn) && shows('age') ? yearsBetween(row.date_of_birth, today) : null,
    gender: row.gender,
    country: row.country,
    region,
    city,
    main_image: isHere ? mainImageOf(row, viewing, imageFor) : null,
    status: row.status,
    fictional: row.fictional,
    demo: row.demo,
    verified: { photo: isHere && row.photo_verified, age: isHere && row.age_verified },
    online: isHere && showsOnline(row) ? onlineBand(row.active_at, now) : null,
    distance_band: isHere ? distanceBand(place, { country: row.country, region, city }) : null,
    ...(memberId === null ? {} : { like_sent: row.like_sent }),
    ...(row.like_new === null ? {} : { like_new: row.like_new }),
  };
}

/** Whoever is not to be found is not seen coming either, by whomever still has their card. */
const showsOnline = ({ show_online, invisible }: CardRow): boolean => show_online && !invisible;

function mainImageOf(row: CardRow, viewing: Viewing, imageFor: ImageFor): ProfileCard['main_image'] {
  if (row.photo_id === null) return null;
  const photo = {
    id: row.photo_id,
    width: row.photo_width,
    height: row.photo_height,
    thumbhash: null,
    status: row.photo_status,
    reject_code: null,
    visibility: row.photo_visibility,
    position: row.photo_position,
    is_main: true,
  };
  const owner = ownerFactsOf(row);
  const viewer = photoViewerOf(row, viewing);
  const access = photoAccess({ ...photo, isMain: true }, viewer, owner);
  if (access === 'hidden') return null;
  return imageFor(
    { ...photo, visibility: visibilityFor(photo, viewer, owner) },
    { brand: viewing.brand.id, viewerId: viewing.memberId, now: viewing.now, access, largest: 'card' },
  );
}

function photoViewerOf(row: CardRow, { memberId, paidUser }: Viewing): PhotoViewer {
  if (memberId === null) return { kind: 'visitor' };
  return memberId === row.member_id ? { kind: 'owner' } : { kind: 'member', premium: paidUser, match: row.matched };
}
