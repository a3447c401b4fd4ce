import type { ProfileCard } from '@parlour/contract/types/profile';

/** The answer to a like that makes a match. */
export const matchWith = (profile: ProfileCard) => ({
  like: { profile: { ...profile, like_sent: true }, liked_at: '2026-11-21T12:00:00Z', like_new: false, match: true },
  match: true,
  conversation_id: '00000000-0000-4000-8000-00000000c0de',
});
