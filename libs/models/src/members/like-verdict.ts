export interface LikeFacts {
  /** The one who likes has confirmed the e-mail address. */
  confirmed: boolean;
  /** The other likes them already. */
  received: boolean;
  alreadyLiked: boolean;
  /** One of the two has blocked the other. */
  blocked: boolean;
  /** The other's profile can be seen. */
  available: boolean;
}

export type LikeVerdict =
  { ok: true; match: boolean } | { ok: false; refusal: 'already_liked' | 'blocked' | 'profile_gone' | 'not_confirmed' };

/**
 * May this like be given, and does it make a match? An unconfirmed member gives no first like: nobody is written to
 * from an address that was never confirmed. Such a member may still return a like (contract part 0, 4 and D1).
 */
export function likeVerdict({ confirmed, received, alreadyLiked, blocked, available }: LikeFacts): LikeVerdict {
  if (!available) return { ok: false, refusal: 'profile_gone' };
  if (blocked) return { ok: false, refusal: 'blocked' };
  if (alreadyLiked) return { ok: false, refusal: 'already_liked' };
  if (!confirmed && !received) return { ok: false, refusal: 'not_confirmed' };
  return { ok: true, match: received };
}
