import { describe, expect, it } from 'vitest';
import { rightsOf } from './rights.ts';

describe('the rights of a member', () => {
  const settings = {
    photos_free: 3,
    photos_premium: 25,
    free_conversations: 2,
    free_messages: null,
    swipe_likes_per_day: 4,
  };
  const free = { paidUser: false, status: 'active', freeConversationsUsed: 3, freeMessagesUsed: 9 } as const;

  it('are few while free, and count what is left without going below nothing', () => {
    expect(rightsOf(settings, free)).toMatchObject({
      photos_max: 3,
      see_all_photos: false,
      free_conversations_left: 0,
      free_messages_left: null,
    });
  });

  it('are all there after the first purchase, without a free allowance', () => {
    expect(rightsOf(settings, { ...free, paidUser: true })).toMatchObject({
      photos_max: 25,
      see_all_photos: true,
      free_conversations_left: null,
    });
  });

  it('say that an unconfirmed member’s words wait', () => {
    expect(rightsOf(settings, { ...free, status: 'not_confirmed' })).toMatchObject({
      can_message: true,
      reason: 'not_confirmed',
    });
  });
});
