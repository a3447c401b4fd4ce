import { freeConversationsLeft, freeMessagesLeft } from '../chat/free-allowance.ts';
import { photosMax } from '../profile/album.ts';
import type { MemberStatus } from './member-status.ts';

export interface RightsSettings {
  photos_free: number;
  photos_premium: number;
  free_conversations: number | null;
  free_messages: number | null;
  swipe_likes_per_day: number;
}

export interface RightsFacts {
  paidUser: boolean;
  status: MemberStatus;
  freeConversationsUsed: number;
  freeMessagesUsed: number;
}

export interface MemberRights {
  photos_max: number;
  see_all_photos: boolean;
  free_conversations_left: number | null;
  free_messages_left: number | null;
  swipe_likes_per_day: number;
  can_search: boolean;
  can_message: boolean;
  reason: 'not_confirmed' | null;
}

/**
 * What a member may do (spec section 6). Free conversations and messages end with the first purchase; null is a rule that
 * is switched off. Somebody unconfirmed may write, but what they write waits, and `reason` says why.
 */
export function rightsOf(settings: RightsSettings, member: RightsFacts): MemberRights {
  const allowance = { conversations: settings.free_conversations, messages: settings.free_messages };
  const use = {
    premium: member.paidUser,
    conversations: member.freeConversationsUsed,
    messages: member.freeMessagesUsed,
  };
  return {
    photos_max: photosMax(settings, member.paidUser),
    see_all_photos: member.paidUser,
    free_conversations_left: freeConversationsLeft(allowance, use),
    free_messages_left: freeMessagesLeft(allowance, use),
    swipe_likes_per_day: settings.swipe_likes_per_day,
    can_search: true,
    can_message: true,
    reason: member.status === 'not_confirmed' ? 'not_confirmed' : null,
  };
}
