import { sql } from 'kysely';
import { NIL } from 'uuid';
import { describe, expect, it } from 'vitest';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { deeds, erasureOf, keptFor, namesNobody, tablesWith } from '../testing/erasure.ts';
import { addLeaver } from '../testing/leaver.ts';
import { trace } from '../testing/leaver/traces.ts';
import { eraseMember } from './erase-member.ts';
import type { ErasurePorts } from './ports.ts';

const database = await databaseOfFile();

describe('erasing', () => {
  it('knows every table: each is emptied of the member, or stays for a reason', async () => {
    const leaver = await addLeaver(database, 'whole');
    const { rows } = await sql<{
      name: string;
    }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(database.owner);
    const all = rows.map(({ name }) => name).filter((name) => !namesNobody.includes(name));
    expect(
      (await tablesWith(database, leaver.brand, leaver.id)).toSorted(),
      'a table that names members needs a row in testing/leaver/, and a fate in testing/erasure.ts (keptFor, namesNobody) or store/erasing/',
    ).toEqual(all.toSorted());

    const { done, ports } = deeds();
    expect(await eraseMember(erasureOf(database, leaver, ports))).toBe(true);
    expect(await tablesWith(database, leaver.brand, trace)).toEqual([]);
    expect(await tablesWith(database, leaver.brand, leaver.id)).toEqual(Object.keys(keptFor).toSorted());
    expect(done.toSorted()).toEqual(
      [
        ...leaver.photos.map((id) => `photo ${id}`),
        `export ${leaver.exportId}`,
        `mails old-${trace}@example.org`,
        `mails ${trace}@example.org`,
        `jobs ${leaver.id}`,
        `counts of ${leaver.friend}`,
        `conversation_changed of ${leaver.friend}`,
        `counts of ${leaver.friend}`,
      ].toSorted(),
    );
  });

  it('leaves the other side their own words, a conversation that is over, and no badge of it', async () => {
    const leaver = await addLeaver(database, 'other-side');
    await eraseMember(erasureOf(database, leaver, deeds().ports));
    const db = database.forBrand(leaver.brand);
    const messages = await db
      .selectFrom('messages')
      .select(['seq', 'text', 'photo_id'])
      .where('brand', '=', leaver.brand)
      .orderBy('seq')
      .execute();
    expect(messages).toEqual([
      { seq: 1, text: null, photo_id: null },
      { seq: 2, text: null, photo_id: null },
      { seq: 3, text: 'Words of the friend', photo_id: null },
    ]);
    const conversation = await db
      .selectFrom('conversations')
      .select('state')
      .where('brand', '=', leaver.brand)
      .executeTakeFirstOrThrow();
    expect(conversation.state).toBe('gone');
    const box = await db
      .selectFrom('mailboxes')
      .selectAll()
      .where('brand', '=', leaver.brand)
      .executeTakeFirstOrThrow();
    expect(box).toMatchObject({ member_id: leaver.friend, total_unread: 0, total_new: 0 });
    const events = await db
      .selectFrom('mailbox_events')
      .select('event')
      .where('brand', '=', leaver.brand)
      .where('member_id', '=', leaver.friend)
      .orderBy('event_id')
      .execute();
    expect(events.map(({ event }) => event)).toEqual([
      { kind: 'counts', total_unread: 0, total_new: 1 },
      { kind: 'conversation_changed', conversation_id: leaver.conversationId },
      { kind: 'counts', total_unread: 0, total_new: 0 },
    ]);
  });

  it('empties messages without number, whatever id their client gave them, and reads none of them twice', async () => {
    const leaver = await addLeaver(database, 'talkative');
    await sql`
      insert into messages (brand, conversation_id, seq, id, client_id, sender_id, sender_kind, type, text, sent_at)
      select ${leaver.brand}, ${leaver.conversationId}, seq, gen_random_uuid(),
        case seq when 100 then ${NIL} else gen_random_uuid() end, ${leaver.id}::uuid, 'member', 'text', ${trace}, ${new Date()}
      from generate_series(100, 1300) seq`.execute(database.owner);
    const turns: string[] = [];
    const db = database.forBrand(leaver.brand).withPlugin({
      transformQuery({ node }) {
        const statement = JSON.stringify(node);
        if (statement.includes('update messages')) turns.push(statement);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await eraseMember({ ...erasureOf(database, leaver, deeds().ports), db });
    expect(await tablesWith(database, leaver.brand, trace)).toEqual([]);
    expect(turns).toHaveLength(3);
    expect(new Set(turns).size, 'each turn begins elsewhere').toBe(turns.length);
  });

  it('leaves what the other has held for the member, so that its dropping is counted', async () => {
    const leaver = await addLeaver(database, 'held');
    await eraseMember(erasureOf(database, leaver, deeds().ports));
    const db = database.forBrand(leaver.brand);
    const held = await db.selectFrom('held_messages').select(['sender_id', 'text']).execute();
    expect(held).toEqual([{ sender_id: leaver.friend, text: 'Held words of the friend' }]);
  });

  it('tells the other side that the conversation is over also where all of it was read', async () => {
    const leaver = await addLeaver(database, 'all-read');
    const db = database.forBrand(leaver.brand);
    await db.updateTable('participants').set({ unread: 0 }).where('brand', '=', leaver.brand).execute();
    const told: unknown[] = [];
    const ports: ErasurePorts = {
      ...deeds().ports,
      publish: (_db, { brand, memberId }, id, { kind }) => void told.push([brand, memberId, id, kind]),
    };
    await eraseMember(erasureOf(database, leaver, ports));
    expect(told).toEqual([
      [leaver.brand, leaver.friend, 1, 'conversation_changed'],
      [leaver.brand, leaver.friend, 2, 'counts'],
    ]);
  });

  it('keeps the evidence of a report until its term ends, the books, and the last consent of a kind', async () => {
    const leaver = await addLeaver(database, 'kept');
    await eraseMember(erasureOf(database, leaver, deeds().ports));
    for (const which of ['an open', 'a decided'])
      expect(await tablesWith(database, 'kept', `evidence of ${which} report`)).toEqual(['reports']);
    const db = database.forBrand('kept');
    const consents = await db.selectFrom('consents').select('version').where('brand', '=', 'kept').execute();
    expect(consents).toEqual([{ version: '2' }]);
    const payment = await db
      .selectFrom('payments')
      .select(['amount', 'next'])
      .where('brand', '=', 'kept')
      .executeTakeFirstOrThrow();
    expect(payment).toEqual({ amount: 999, next: { kind: 'none' } });
  });

  it('leaves that a picture was rejected, and not whose it was', async () => {
    const leaver = await addLeaver(database, 'rejected');
    await eraseMember(erasureOf(database, leaver, deeds().ports));
    const left = await database.forBrand(leaver.brand).selectFrom('refused_photos').selectAll().execute();
    expect(left).toMatchObject([{ digest: 'of a picture', decision_id: null }]);
  });

  it('frees the address and the name', async () => {
    const leaver = await addLeaver(database, 'free-again');
    await eraseMember(erasureOf(database, leaver, deeds().ports));
    const wish = { name: trace, email: `${trace}@example.org` };
    expect(await addMember(database.forBrand('free-again'), 'free-again', wish)).not.toBe(leaver.id);
  });
});
