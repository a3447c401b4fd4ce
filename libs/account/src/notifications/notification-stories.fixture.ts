import { getNotificationSettings } from '@parlour/contract/account/notifications/get-notification-settings';
import { listNotifications } from '@parlour/contract/account/notifications/list-notifications';
import { markNotificationsSeen } from '@parlour/contract/account/notifications/mark-notifications-seen';
import type { Notification, NotificationStanding } from '@parlour/contract/types/notifications';
import { answer, storyCard } from '@parlour/testing/stories';

const id = (place: number) => `0199000a-0000-7000-8000-0000000000${String(place).padStart(2, '0')}`;
const at = (place: number) => new Date(Date.parse('2026-11-21T19:30:00.000Z') - place * 5_400_000).toISOString();
const happened = (place: number) => ({ id: id(place), happened_at: at(place), unread: place < 2 });

/** One of each kind, newest first, and one by a fictional profile. */
export const storyNotifications: Notification[] = [
  { kind: 'message', ...happened(0), profile: storyCard('Nora'), conversation_id: id(50) },
  { kind: 'match', ...happened(1), profile: storyCard('Emma-Charlotte') },
  { kind: 'like', ...happened(2), profile: storyCard('Mila') },
  { kind: 'credits', ...happened(3), credits: 120, movement: 'purchase' },
  { kind: 'account', ...happened(4), notice: 'password_changed' },
  { kind: 'credits', ...happened(5), credits: -20, movement: 'correction' },
  { kind: 'account', ...happened(6), notice: 'mail_stopped' },
  { kind: 'account', ...happened(7), notice: 'photo_approved' },
  { kind: 'account', ...happened(8), notice: 'content_removed' },
  { kind: 'message', ...happened(9), profile: storyCard('Vera', { fictional: true }), conversation_id: id(51) },
];

export const listed = (notifications: Notification[], pages = 1) =>
  answer(listNotifications, { notifications, page: 1, pages, total: notifications.length });

export const storyStanding: NotificationStanding = {
  settings: {
    mail: { message: 'now', like: 'daily', match: 'now', news: 'never' },
    push: { message: 'now', like: 'now', match: 'weekly' },
    quiet: null,
    discreet: true,
  },
  disabled_reason: null,
};

export const standing = (changes: Partial<NotificationStanding> = {}) =>
  answer(getNotificationSettings, { ...storyStanding, ...changes });

export const seen = answer(markNotificationsSeen, undefined);
