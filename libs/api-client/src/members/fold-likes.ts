import type { LikesOfType, LikeType } from '@parlour/contract/members/list-likes';
import type { LiveEvent } from '@parlour/contract/live-events';
import type { Like } from '@parlour/contract/types/chat';

export type LikeEvent = Extract<LiveEvent, { kind: 'like' | 'match' }>;

/**
 * A tab of the likes page after a live `like` or `match`. An event that came late or twice changes nothing: a like stands on a
 * tab once, and the counts move only with it.
 */
export function foldLike(tab: LikesOfType, type: LikeType, event: LikeEvent): LikesOfType {
  const { like } = event;
  const counted = { ...tab, total_new: event.total_new };
  if (type === 'matches') return event.kind === 'match' ? withLike(counted, type, like) : counted;
  if (type === 'sent') return event.kind === 'match' ? matched(counted, like.profile.id) : counted;
  return like.like_new ? withLike(counted, type, like) : matched(counted, like.profile.id);
}

function withLike(tab: LikesOfType, type: LikeType, like: Like): LikesOfType {
  const known = tab.likes.some((entry) => entry.profile.id === like.profile.id);
  if (known) return { ...tab, likes: tab.likes.map((entry) => (entry.profile.id === like.profile.id ? like : entry)) };
  const counts = { ...tab.counts, [type]: tab.counts[type] + 1 };
  return { ...tab, likes: tab.page === 1 ? [like, ...tab.likes] : tab.likes, counts, total: counts[type] };
}

function matched(tab: LikesOfType, profileId: string): LikesOfType {
  const likes = tab.likes.map((entry) =>
    entry.profile.id === profileId && !entry.match ? { ...entry, match: true, like_new: false } : entry,
  );
  return { ...tab, likes };
}

/** A tab after one of its likes was seen, or all. */
export function foldSeen(tab: LikesOfType, profileId: string | null, totalNew: number): LikesOfType {
  const likes = tab.likes.map((entry) =>
    profileId === null || entry.profile.id === profileId ? { ...entry, like_new: false } : entry,
  );
  return { ...tab, likes, total_new: totalNew };
}
