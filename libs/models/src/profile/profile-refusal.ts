import { blockedRefusal, type BlockedRefusal } from '../safety/blocked-refusal.ts';

/** What of a profile decides whether somebody else may open it. */
export interface OpenableProfile {
  name: string;
  /** Both the profile and its member's account are active. */
  available: boolean;
  invisible: boolean;
  showToVisitors: boolean;
}

export type ProfileRefusal = { code: 'authentication_required' | 'profile_gone'; params?: undefined } | BlockedRefusal;

/** Why a visitor may not open a profile: it is not shown to visitors (contract part 0, 16), or gone, which they are not told. */
export function visitorRefusal({ available, invisible, showToVisitors }: OpenableProfile): ProfileRefusal | null {
  return showToVisitors && available && !invisible ? null : { code: 'authentication_required' };
}

/** Why another member may not open a profile: it is gone, or its owner has blocked them (contract part 0, 6). */
export function memberRefusal(
  { name, available }: OpenableProfile,
  blockedByThem: boolean,
  blockedNotice: 'named' | 'neutral',
): ProfileRefusal | null {
  if (!available) return { code: 'profile_gone' };
  return blockedByThem ? blockedRefusal(blockedNotice, name) : null;
}
