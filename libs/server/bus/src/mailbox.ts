import { sql } from 'kysely';
import { LiveEvent } from '@parlour/contract/live-events';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import { onceCommitted, workOf } from './in-transaction.ts';
import type { LiveBus } from './live-bus.ts';

/** Whose mailbox it is. */
export interface MailboxOwner {
  brand: string;
  memberId: string;
}

/**
 * The members' mailboxes: each event gets the next number of its member, in the transaction that causes it. Whichever way it
 * comes, streams are given what its schema names: the rest may be what its reader may not see. One that lacks something throws,
 * and undoes what it tells of where that is in a transaction.
 */
export interface Mailbox {
  /**
   * Stores an event for a member and publishes it after the commit. Locks the member's mailbox row until then: deliver to
   * several members by ascending id. The transaction must come from `inTransaction`.
   */
  deliver(trx: Transaction, memberId: string, event: LiveEvent): Promise<void>;
  /**
   * Publishes an event whose row and number a statement of the caller's wrote, null where it has no row: at once after a
   * statement that stood alone, after the commit where `db` is a transaction.
   */
  publish(db: BrandDatabase, owner: MailboxOwner, id: number | null, event: LiveEvent): void;
  /** Publishes at once an event that is not stored, such as `typing`. */
  signal(brand: string, memberId: string, event: LiveEvent): void;
}

/** The mailboxes, with a bus that takes events to the streams which are open. */
export function createMailbox(bus: LiveBus): Mailbox {
  return {
    publish(db, { brand, memberId }, id, event) {
      const shown = LiveEvent.parse(event);
      onceCommitted(db, () => bus.publish(brand, memberId, { id, event: shown }));
    },
    async deliver(trx, memberId, event) {
      const { brand } = workOf(trx);
      const shown = LiveEvent.parse(event);
      const { rows } = await sql<{ event_id: number }>`
        with box as (
          insert into mailboxes (brand, member_id, last_event) values (${brand}, ${memberId}, 1)
          on conflict (brand, member_id) do update set last_event = mailboxes.last_event + 1
          returning last_event
        )
        insert into mailbox_events (brand, member_id, event_id, event)
        select ${brand}, ${memberId}, last_event, ${JSON.stringify(shown)}::jsonb from box
        returning event_id`.execute(trx);
      const id = Number(rows[0]!.event_id);
      onceCommitted(trx, () => bus.publish(brand, memberId, { id, event: shown }));
    },
    signal(brand, memberId, event) {
      bus.publish(brand, memberId, { id: null, event: LiveEvent.parse(event) });
    },
  };
}
