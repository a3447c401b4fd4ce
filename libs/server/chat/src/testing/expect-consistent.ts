import { expect } from 'vitest';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { expectBalanced } from '@parlour/server-payments/testing/expect-balanced';
import { BRAND } from './chat-world.ts';

/**
 * Expects what must hold whatever happened.
 * - The books balance.
 * - Messages and mailboxes are numbered without gaps.
 * - Unread counts equal the messages, and badges equal the unread counts.
 * - There is a charge if and only if there is a message that costs: of its sender, of what it costs.
 */
export async function expectConsistent(db: BrandDatabase, brand = BRAND): Promise<void> {
  await expectBalanced(db, brand);
  const [conversations, messages, seats, boxes, events, charges] = await Promise.all([
    db.selectFrom('conversations').selectAll().where('brand', '=', brand).execute(),
    db.selectFrom('messages').selectAll().where('brand', '=', brand).orderBy('seq').execute(),
    db.selectFrom('participants').selectAll().where('brand', '=', brand).execute(),
    db.selectFrom('mailboxes').selectAll().where('brand', '=', brand).execute(),
    db.selectFrom('mailbox_events').selectAll().where('brand', '=', brand).orderBy('event_id').execute(),
    chargesOf(db, brand),
  ]);

  for (const { id, last_seq } of conversations) {
    const seqs = messages.filter((message) => message.conversation_id === id).map(({ seq }) => seq);
    expect(seqs, 'messages without gaps').toEqual(Array.from({ length: last_seq }, (_, place) => place + 1));
  }
  for (const seat of seats) {
    const unread = messages.filter(
      ({ conversation_id, sender_id, seq }) =>
        conversation_id === seat.conversation_id && sender_id !== seat.member_id && seq > seat.read_seq,
    );
    expect(seat.unread, 'unread equals the messages').toBe(unread.length);
  }
  for (const box of boxes) {
    const mine = seats.filter((seat) => seat.member_id === box.member_id);
    expect(box.total_unread, 'the badge equals what is unread').toBe(mine.reduce((sum, seat) => sum + seat.unread, 0));
    const numbers = events.filter((event) => event.member_id === box.member_id).map(({ event_id }) => event_id);
    expect(numbers, 'events without gaps').toEqual(Array.from({ length: box.last_event }, (_, place) => place + 1));
  }
  const due = messages.flatMap(({ id, conversation_id, sender_id, type, cost }) => {
    const recipient = seats.find((seat) => seat.conversation_id === conversation_id && seat.member_id !== sender_id);
    if (cost === 0) return [];
    return {
      ref_id: id,
      kind: kinds[type],
      member_id: sender_id,
      credits: -cost,
      profile_id: recipient?.member_id,
    };
  });
  expect(byMessage(charges), 'a charge if and only if a message').toEqual(byMessage(due));
}

const kinds = { text: 'message', image: 'photo', gift: 'gift' };

const byMessage = <Row extends { ref_id: string | null }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => ((one.ref_id ?? '') < (other.ref_id ?? '') ? -1 : 1));

/** Whatever was taken for messages, from whom, how much and for writing to whom. */
const chargesOf = (db: BrandDatabase, brand: string) =>
  db
    .selectFrom('ledger_transactions as t')
    .leftJoin('ledger_entries as e', (join) =>
      join.onRef('e.brand', '=', 't.brand').onRef('e.transaction_id', '=', 't.id').on('e.account', '=', 'member'),
    )
    .select(['t.ref_id', 't.kind', 'e.member_id', 'e.credits', 't.profile_id'])
    .where('t.brand', '=', brand)
    .where('t.kind', 'in', ['message', 'photo', 'gift'])
    .execute();
