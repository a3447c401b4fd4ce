import { sql } from 'kysely';
import { heldDays } from '@parlour/models/chat/held-days';
import { removedDays } from '@parlour/models/chat/removed-days';
import type { Purge } from '@parlour/server-jobs';

/** What the slice keeps only for a time. */
export const chatPurges: readonly Purge[] = [
  {
    // What is left of those that were taken back; those that wait are dropped by `held/drop-old.ts`, which tells of it.
    table: 'held_messages',
    time: 'created_at',
    kept: `${heldDays} days`,
    where: sql`text is null and gift_id is null and photo_id is null`,
  },
  {
    table: 'messages',
    time: 'deleted_at',
    kept: `${removedDays} days`,
    where: sql`deleted_at is not null and text is not null`,
    set: sql`text = null, warning = null`,
  },
  {
    // A photo of a message that is no longer there.
    table: 'photos',
    time: 'created_at',
    kept: `${removedDays} days`,
    where: sql`kind = 'chat' and status = 'rejected' and not exists (
      select from messages where messages.brand = photos.brand and messages.photo_id = photos.id
        and messages.deleted_at > now() - make_interval(days => ${removedDays}))`,
  },
  {
    // A photo for a conversation that nobody sent (contract E3); its files go when they are swept.
    table: 'photos',
    time: 'created_at',
    kept: '1 day',
    where: sql`kind = 'chat' and status = 'pending' and not exists (
      select from held_messages where held_messages.brand = photos.brand and held_messages.photo_id = photos.id)`,
  },
];
