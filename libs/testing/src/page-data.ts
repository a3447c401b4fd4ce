import type { getRegions } from '@parlour/contract/account/reference-data/get-regions';
import type { ReplyOf } from '@parlour/contract/define-call';
import type { Image } from '@parlour/contract/types/image';
import type { CanSend, Profile, ProfileCard, Relation } from '@parlour/contract/types/profile';
import type { User } from '@parlour/contract/types/user';

/** Ready-made parts of the API's answers. */
export const visitor = {
  user: null,
  server_time: '2026-11-21T20:00:00.000Z',
  counts: { unread: 0, new_likes: 0 },
  last_event: 0,
  geo: { country: 'NL', selected_country: 'NL' },
};

/** Sums stay below this, so that they are whole and differ for long names too. */
const SUMS = 2 ** 47;

/** An id that is the same whenever the name is. */
function idOf(name: string): string {
  const sum = [...name].reduce((total, character) => (total * 31 + character.charCodeAt(0)) % SUMS, 7);
  return `0199000a-0000-7000-8000-${sum.toString(16).slice(-12).padStart(12, '0')}`;
}

export const imageOf = (name: string, changes: Partial<Image> = {}): Image => ({
  id: idOf(`image-${name}`),
  filename: `/media/${name}/card.jpg`,
  thumb_filename: `/media/${name}/thumb.jpg`,
  match: null,
  width: 720,
  height: 900,
  thumbhash: null,
  status: 'approved',
  reject_code: null,
  visibility: 'all',
  locked: false,
  order: 0,
  is_main: true,
  expires_at: null,
  ...changes,
});

export const cardOf = (name: string, changes: Partial<ProfileCard> = {}): ProfileCard => ({
  id: idOf(name),
  name,
  age: 41,
  gender: 'female',
  country: 'NL',
  region: 'nl-utrecht',
  city: 'Utrecht',
  main_image: imageOf(name),
  status: 'active',
  fictional: false,
  demo: false,
  verified: { photo: false, age: false },
  online: null,
  distance_band: 'same_region',
  like_sent: false,
  ...changes,
});

/** A card by its id, without photo or place. */
export const bareCard = (id: string, changes: Partial<ProfileCard> = {}): ProfileCard => ({
  ...cardOf(id),
  id,
  region: null,
  city: null,
  main_image: null,
  distance_band: null,
  ...changes,
});

export const canSend: CanSend = {
  allowed: true,
  reason: null,
  cost: { text: 10, image: 20 },
  money: { text: { amount: 90, currency: 'EUR' }, image: null },
  credit_price: { millionths: 9_000_000, currency: 'EUR' },
  free_left: null,
  warn_not_confirmed: false,
};

/** Two who know nothing of each other; one may write to the other. */
export const strangers: Relation = {
  like_sent: false,
  like_received: false,
  match: false,
  blocked_by_me: false,
  conversation_id: null,
  can_send: canSend,
};

/** What a search without filters looks for. */
export const anybody = {
  gender: 'female',
  country: 'NL',
  countryregion: null,
  city: null,
  min_age: 18,
  max_age: 99,
} as const;

/** Of very many results the first page; who is on it goes beside it. */
export const manyFound = { page: 1, pages: 40, total: 800, total_capped: true, criteria: anybody, limited: null };

export const profileOf = (name: string, changes: Partial<Profile> = {}): Profile => ({
  ...cardOf(name),
  sexuality: null,
  interests: ['wine', 'music'],
  hair_color: 'red',
  eye_color: null,
  body_type: null,
  relationship_status: null,
  tattoos: null,
  about_me: 'I close at six.',
  about_me_status: 'approved',
  photos: [imageOf(name)],
  photos_total: 1,
  relation: strangers,
  ...changes,
});

/** The answer of `GET user.php` for a member who looks at a page. */
export const member = (changes: Partial<Profile> = {}, account: Partial<User> = {}) => {
  const { relation: _, ...own } = profileOf('Lucas', {
    gender: 'male',
    interests: ['wine'],
    completeness: 80,
    about_me: null,
    ...changes,
  });
  const usual = { status: 'active', paid_user: false, credits: 0, notifications_disabled: [], delete_at: null };
  return { ...visitor, user: { id: own.id, ...usual, profile: own, ...account } };
};

export const regions: ReplyOf<typeof getRegions> = {
  regions: {
    NL: [
      { id: 'nl-utrecht', name: 'Utrecht' },
      { id: 'nl-gelderland', name: 'Gelderland' },
    ],
    BE: [{ id: 'be-antwerp', name: 'Antwerp' }],
  },
  label: { NL: 'province', BE: 'province' },
};
