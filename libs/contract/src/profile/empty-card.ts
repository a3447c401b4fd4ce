import type { ProfileCard } from '../types/profile.ts';

/** What a closed card still says: who it is, which the viewer has known, and the viewer's own likes. */
type Kept = 'id' | 'name' | 'gender' | 'country' | 'status' | 'fictional' | 'demo' | 'like_sent' | 'like_new';

/**
 * Everything else of a card that is closed to its viewer, as one of a member who blocks them is (spec section 6). A new field of
 * cards stands here or among those that are kept: the compiler asks for it.
 */
export const emptyCard = {
  age: null,
  region: null,
  city: null,
  main_image: null,
  verified: { photo: false, age: false },
  online: null,
  distance_band: null,
} satisfies Required<Omit<ProfileCard, Kept>>;
