import {
  listNotifications,
  notificationPages,
  notificationsPerPage,
} from '@parlour/contract/account/notifications/list-notifications';
import { accountNotices, creditMovements, type Notification } from '@parlour/contract/types/notifications';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { handle } from '@parlour/server-kit/calls/handle';
import type { NotificationPorts } from '../ports.ts';
import { countNotifications, notificationRows, type NotificationRow } from '../store/notification-list.ts';

/** What happened to a member, newest first, with the people it is about as this member may see them. */
export const listNotificationsCall = (ports: NotificationPorts) =>
  handle(listNotifications, async ({ query: { page = 1 } }, context) => {
    const { brand, db, viewer } = context;
    const whose = { brand: brand.id, memberId: viewer.id };
    const total = await countNotifications(db, whose, notificationPages * notificationsPerPage);
    const rows = await notificationRows(db, whose, (page - 1) * notificationsPerPage, notificationsPerPage);
    const cards = await ports.cards(
      context,
      rows.flatMap(({ profile_id: id }) => id ?? []),
    );
    return {
      notifications: rows.flatMap((row) => shown(row, cards.get(row.profile_id ?? '')) ?? []),
      page,
      pages: Math.max(1, Math.ceil(total / notificationsPerPage)),
      total,
    };
  });

/** A row as the member reads it; null where its person has gone meanwhile. */
function shown(row: NotificationRow, profile: ProfileCard | undefined): Notification | null {
  const { id, kind, detail, credits, conversation_id, decision_id, unread } = row;
  const happened = { id, happened_at: row.happened_at.toISOString(), unread };
  if (kind === 'credits') {
    const movement = creditMovements.find((known) => known === detail);
    return movement && credits !== null ? { kind, ...happened, credits, movement } : null;
  }
  if (kind === 'account') {
    const notice = accountNotices.find((known) => known === detail);
    return notice ? { kind, ...happened, notice, ...(decision_id && { decision_id }) } : null;
  }
  if (!profile) return null;
  if (kind !== 'message') return { kind, ...happened, profile };
  return conversation_id ? { kind, ...happened, profile, conversation_id } : null;
}
