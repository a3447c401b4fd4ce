import type { Image } from '@parlour/contract/types/image';
import type { Profile, ProfileCard, Relation } from '@parlour/contract/types/profile';
import { photosIn } from '@parlour/models/profile/album';
import { completeness } from '@parlour/models/profile/completeness';
import { profileFacts, type ProfileFact, type ProfileField } from '@parlour/models/profile-fields';
import type { CallContext, CardViewer, MemberContext } from '@parlour/server-kit/calls/call-context';
import type { PhotoRecord } from '@parlour/server-media';
import { ownerFactsOf } from '@parlour/server-media/owner-facts';
import { photoViewerOf, type OpenedProfile } from './access.ts';
import { photosCounted, photosReply } from './photos/photos-reply.ts';
import type { ProfilePorts } from './ports.ts';
import { findPhotos } from './store/photos.ts';
import type { ProfileRow } from './store/profiles.ts';

/** A profile as the caller may see it; the owner sees all of it, a visitor the card and the first photo. */
export async function profileReply(ports: ProfilePorts, context: CallContext, opened: OpenedProfile): Promise<Profile> {
  const { profile } = opened;
  const [card, photos, relation] = await Promise.all([
    isOwn(opened) ? ports.ownCard(context, ownerOf(profile)) : ports.card(context, profile.member_id),
    findPhotos(context.db, context.brand.id, profile.member_id),
    opened.viewer === 'member' ? relationReply(ports, context as MemberContext, opened) : undefined,
  ]);
  if (!card) throw new Error('A profile that was just read has no card.');
  const look = {
    brand: context.brand.id,
    viewerId: opened.viewer === 'visitor' ? null : viewerIdOf(context, opened),
    now: context.now,
  };
  const shown = photosReply(
    photos,
    { ...look, viewer: photoViewerOf(opened), owner: ownerFactsOf(profile) },
    ports.imageFor,
  );
  return {
    ...card,
    ...fieldsShown(opened, context),
    photos: shown,
    photos_total: photosCounted(opened, photos),
    ...(relation ? { relation } : {}),
    ...(opened.viewer === 'owner' ? ownerOnly(context, profile, card, photos) : {}),
    ...(opened.viewer === 'preview' ? asByOthers(context, profile, card, shown) : {}),
  };
}

const isOwn = ({ viewer }: OpenedProfile): boolean => viewer === 'owner' || viewer === 'preview';

/** What a member's own card says otherwise than another's look at it: it is open, and nobody is far from themselves. */
function asByOthers(
  { brand }: CallContext,
  profile: ProfileRow,
  card: ProfileCard,
  photos: readonly Image[],
): Pick<Profile, 'age' | 'region' | 'city' | 'main_image' | 'distance_band'> {
  const shows = (field: ProfileField): boolean => brand.settings.visible_profile_fields.includes(field);
  return {
    age: profile.show_age && shows('age') ? card.age : null,
    region: shows('region') ? card.region : null,
    city: shows('city') ? card.city : null,
    main_image: photos.find((photo) => photo.is_main) ?? null,
    distance_band: null,
  };
}

const ownerOf = ({ member_id, paid_user, country, region, city }: ProfileRow): CardViewer => ({
  id: member_id,
  paidUser: paid_user,
  country,
  region,
  city,
});

/** A new member's own profile is answered before the call has them as viewer. */
const viewerIdOf = ({ viewer }: CallContext, { profile }: OpenedProfile): string => viewer?.id ?? profile.member_id;

/** The contract's relation: what likes, blocks and chat say of the two. */
export async function relationReply(
  ports: ProfilePorts,
  context: MemberContext,
  { profile, ties }: OpenedProfile & { viewer: 'member' },
): Promise<Relation> {
  const { like_sent, like_received, match, blocked_by_me } = ties;
  return { like_sent, like_received, match, blocked_by_me, ...(await ports.chatRelation(context, profile.member_id)) };
}

type Fields = Pick<Profile, ProfileFact | 'interests' | 'about_me' | 'about_me_status'>;

/** The fields that the brand shows; the owner has all of their own. */
function fieldsShown({ profile, viewer }: OpenedProfile, { brand }: CallContext): Fields {
  const mine = viewer === 'owner';
  const shows = (field: ProfileField): boolean =>
    mine || (viewer !== 'visitor' && brand.settings.visible_profile_fields.includes(field));
  const facts = Object.fromEntries(profileFacts.map((fact) => [fact, shows(fact) ? profile[fact] : null])) as Pick<
    ProfileRow,
    ProfileFact
  >;
  const aboutMe = shows('about_me') && (mine || profile.about_me_status === 'approved') ? profile.about_me : null;
  return {
    ...facts,
    interests: shows('interests') ? profile.interests : [],
    about_me: aboutMe,
    about_me_status: mine ? profile.about_me_status : 'approved',
  };
}

/** What only the owner has; the brand's notes too, which say how to fill in the fields. */
function ownerOnly(
  { brand, locale }: CallContext,
  profile: ProfileRow,
  card: ProfileCard,
  photos: readonly PhotoRecord[],
): Pick<Profile, 'date_of_birth' | 'city' | 'notes' | 'completeness' | 'about_me_draft'> {
  const about_me_draft = isDraft(profile);
  const told = { ...profile, about_me_draft, main_image: card.main_image, photos, photos_total: photosIn(photos) };
  const { percent } = completeness(told, brand.settings.visible_profile_fields);
  const notes = Object.values(brand.settings.texts[locale]?.visible_profile_notes ?? {});
  return {
    date_of_birth: profile.date_of_birth,
    city: profile.city,
    ...(notes.length ? { notes } : {}),
    completeness: percent,
    about_me_draft,
  };
}

/** Words of the sign-up, which nobody was asked to check: their owner has not said them of themselves yet. */
export const isDraft = ({
  about_me_status,
  about_me_pending_since,
}: Pick<ProfileRow, 'about_me_status' | 'about_me_pending_since'>): boolean =>
  about_me_status === 'pending' && about_me_pending_since === null;
