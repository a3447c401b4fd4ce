import { getUser } from '@parlour/contract/account/user/get-user';
import type { Image } from '@parlour/contract/types/image';
import type { Profile, ProfileCard } from '@parlour/contract/types/profile';
import type { User } from '@parlour/contract/types/user';
import { cardOf, imageOf, profileOf, visitor } from '../page-data.ts';
import { answer } from './answer.ts';
import { drawnPortrait } from './drawn-portrait.ts';

/** The moment that all stories believe in, so that their pictures can be compared. */
export const storyTime = '2026-11-21T20:00:00.000Z';

/** A drawn photo: what members upload, without a person. */
export function drawnImage(name: string, changes: Partial<Image> = {}): Image {
  const address = drawnPortrait(name);
  return imageOf(name, { filename: address, thumb_filename: address, width: 720, height: 900, ...changes });
}

/** Somebody on a list; the same name has the same face. */
export function storyCard(name: string, changes: Partial<ProfileCard> = {}): ProfileCard {
  return cardOf(name, { main_image: drawnImage(name), ...changes });
}

/** Somebody whose profile is open. */
export function storyProfile(name: string, changes: Partial<Profile> = {}): Profile {
  return profileOf(name, { main_image: drawnImage(name), photos: [drawnImage(name)], ...changes });
}

/** All that a profile can tell, so that nothing is left to ask for. */
export const everythingTold: Partial<Profile> = {
  sexuality: 'hetero',
  relationship_status: 'divorced',
  body_type: 'average',
  hair_color: 'brown',
  eye_color: 'hazel',
  tattoos: 'few',
  interests: ['wine', 'music', 'art', 'nature'],
  about_me: 'I close the shop at six and then the evening is mine.\nWhere would you take me on a Thursday?',
  completeness: 100,
};

/** Three kinds of people see three kinds of pages. */
export type ViewerKind = 'visitor' | 'free' | 'premium';

/** Who looks at the story's page, and what is new for them: the answer of `user.php`. */
export function lookedAtBy(kind: ViewerKind, changes: Partial<User> = {}, counts = visitor.counts) {
  const user = kind === 'visitor' ? null : { ...storyMember(kind === 'premium'), ...changes };
  return answer(getUser, { ...visitor, server_time: storyTime, counts, user });
}

function storyMember(paidUser: boolean): User {
  const { relation: _, ...profile } = storyProfile('Lucas', { gender: 'male', completeness: 80 });
  return {
    id: profile.id,
    status: 'active',
    email: 'lucas@example.org',
    credits: paidUser ? 240 : 0,
    paid_user: paidUser,
    signup_date: '2026-10-03T09:00:00.000Z',
    language: 'en',
    scope: ['user'],
    notifications_disabled: [],
    profile,
    rights: {
      photos_max: paidUser ? 25 : 3,
      see_all_photos: paidUser,
      free_conversations_left: paidUser ? null : 2,
      free_messages_left: null,
      swipe_likes_per_day: 4,
      can_search: true,
      can_message: true,
      reason: null,
    },
    consents_due: [],
    delete_at: null,
    signup: null,
  };
}
