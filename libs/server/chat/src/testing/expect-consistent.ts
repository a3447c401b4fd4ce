import { expect } from 'vitest';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { BRAND } from './chat-world.ts';

/**
 * What must hold whatever happened: sequences without gaps, unread counts that equal the messages, badges that equal the
 * unread counts, a charge if and only if a message that costs, mailboxes numbered without gaps.
 */
export async function expectConsistent(db: BrandDatabase): Promise<void> {
  const [conversations, messages, seats, boxes, events, charges] = await Promise.all([
    db.selectFrom('conversations').selectAll().where('brand', '=', BRAND).execute(),
    db.selectFrom('messages').selectAll().where('brand', '=', BRAND).orderBy('seq').execute(),
    db.selectFrom('participants').selectAll().where('brand', '=', BRAND).execute(),
    db.selectFrom('mailboxes').selectAll().where('brand', '=', BRAND).execute(),
    db.selectFrom('mailbox_events').selectAll().where('brand', '=', BRAND).orderBy('event_id').execute(),
    db.selectFrom('ledger_transactions').selectAll().where('brand', '=', BRAND).execute(),
  ]);

  for (const { id, last_seq } of conversations) {
    const seqs = messages.filter((message) => message.conversation_id === id).map(({ seq }) => seq);
    expect(seqs).toEqual(Array.from({ length: last_seq }, (_, place) => place + 1));
  }
  for (const seat of seats) {
    const unread = messages.filter(
      ({ conversation_id, sender_id, seq }) =>
        conversation_id === seat.conversation_id && sender_id !== seat.member_id && seq > seat.read_seq,
    );
    expect(seat.unread).toBe(unread.length);
  }
  for (const box of boxes) {
    const mine = seats.filter((seat) => seat.member_id === box.member_id);
    expect(box.total_unread).toBe(mine.reduce((sum, seat) => sum + seat.unread, 0));
    const numbers = events.filter((event) => event.member_id === box.member_id).map(({ event_id }) => event_id);
    expect(numbers).toEqual(Array.from({ length: box.last_event }, (_, place) => place + 1));
  }
  const paid = messages.filter(({ cost }) => cost > 0).map(({ id }) => id);
  expect(charges.map(({ ref_id }) => ref_id).sort()).toEqual(paid.sort());
}
