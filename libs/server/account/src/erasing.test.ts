import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reactivate } from '@parlour/contract/account/reactivate';
import type { Database } from '@parlour/server-db/database';
import { testDatabase } from '@parlour/testing/database';
import { addMember } from '@parlour/testing/members';
import { eraseDueMembers } from './erasing/erase-due-members.ts';
import { eraseMember, erasureSteps, type ErasureStep } from './erasing/erase-member.ts';
import type { ErasurePorts } from './erasing/ports.ts';
import { insertLink } from './store/links.ts';
import { accountStage, codeOf } from './testing/account-stage.ts';
import { addLeaver, evening, trace, type Leaver } from './testing/leaver.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** Where the id of somebody who was erased may still stand, and why. Everything else is gone. */
const keptFor: Record<string, string> = {
  members: 'the tombstone that the books refer to',
  profiles: 'the same, for the other side of a conversation',
  conversations: 'the other’s own words stand in it',
  participants: 'the other’s own seat',
  messages: 'emptied, in the place where they stood',
  consents: 'proof of what was agreed to',
  ledger_accounts: 'books',
  ledger_entries: 'books',
  payments: 'books',
  discount_uses: 'books',
  mandates: 'proof for the bank, as long as its rules ask for it',
  reports: 'who was reported, and what was copied, until its term ends',
  decisions: 'statements of reasons',
};
/** Tables whose rows are nobody’s, or name a member only through a row of another table. */
const namesNobody = [
  'brands',
  'brand_versions',
  'gifts',
  'page_counts',
  'migrations',
  'login_failures',
  'mail_requests',
  'ledger_transactions',
  'provider_events',
  'report_photos',
];

const deeds = () => {
  const done: string[] = [];
  const ports: ErasurePorts = {
    removePhotoFiles: async ({ photoId }) => void done.push(`photo ${photoId}`),
    removeExportFile: async ({ exportId }) => void done.push(`export ${exportId}`),
    forgetMails: async (_, address) => void done.push(`mails ${address}`),
    forgetJobs: async (memberId) => void done.push(`jobs ${memberId}`),
  };
  return { done, ports };
};

const erasureOf = ({ brand, id }: Leaver, ports: ErasurePorts) => ({
  brand,
  memberId: id,
  db: database.forBrand(brand),
  now: evening,
  ports,
});

/** The tables in which a text stands, in any column. */
async function tablesWith(brand: string, text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'brand' order by 1`.execute(database.owner);
  const found: string[] = [];
  for (const { name } of rows) {
    const hit =
      await sql`select from ${sql.ref(name)} t where brand = ${brand} and strpos(t::text, ${text}) > 0 limit 1`.execute(
        database.owner,
      );
    if (hit.rows.length > 0) found.push(name);
  }
  return found;
}

/** Everything that a brand's tables hold, to be compared. */
async function contentsOf({ brand, id, friend }: Leaver): Promise<string> {
  const parts: string[] = [];
  for (const table of [...Object.keys(keptFor), 'likes', 'mailboxes', 'leavings', 'inquiries', 'provider_events']) {
    const { rows } = await sql<{
      line: string;
    }>`select t::text as line from ${sql.ref(table)} t where brand = ${brand} order by 1`.execute(database.owner);
    parts.push(table, ...rows.map(({ line }) => line));
  }
  const names = new Map([
    [id, 'leaver'],
    [friend, 'friend'],
    [brand, 'brand'],
  ]);
  return parts
    .join('\n')
    .replaceAll(/[0-9a-f-]{36}/g, (found) => names.get(found) ?? 'id')
    .replaceAll(brand, 'brand');
}

describe('erasing', () => {
  it('knows every table: each is emptied of the member, or stays for a reason', async () => {
    const leaver = await addLeaver(database, 'whole');
    const { rows } = await sql<{
      name: string;
    }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(database.owner);
    const all = rows.map(({ name }) => name).filter((name) => !namesNobody.includes(name));
    expect(
      (await tablesWith(leaver.brand, leaver.id)).toSorted(),
      'a table that names members must be in the seeds, and have a fate',
    ).toEqual(all.toSorted());

    const { done, ports } = deeds();
    expect(await eraseMember(erasureOf(leaver, ports))).toBe(true);
    expect(await tablesWith(leaver.brand, trace)).toEqual([]);
    expect(await tablesWith(leaver.brand, leaver.id)).toEqual(Object.keys(keptFor).toSorted());
    expect(done).toEqual(
      [
        ...leaver.photos.map((id) => `photo ${id}`),
        `export ${leaver.exportId}`,
        `mails old-${trace}@example.org`,
        `mails ${trace}@example.org`,
        `jobs ${leaver.id}`,
      ].toSorted((one, other) => done.indexOf(one) - done.indexOf(other)),
    );
  });

  it('leaves the other side their own words, a conversation that is over, and no badge of it', async () => {
    const leaver = await addLeaver(database, 'other-side');
    await eraseMember(erasureOf(leaver, deeds().ports));
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
    expect(box).toMatchObject({ member_id: leaver.friend, total_unread: 0 });
  });

  it('keeps the evidence of a report until its term ends, the books, and the last consent of a kind', async () => {
    const leaver = await addLeaver(database, 'kept');
    await eraseMember(erasureOf(leaver, deeds().ports));
    for (const which of ['an open', 'a decided'])
      expect(await tablesWith('kept', `evidence of ${which} report`)).toEqual(['reports']);
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

  it('frees the address and the name', async () => {
    const leaver = await addLeaver(database, 'free-again');
    await eraseMember(erasureOf(leaver, deeds().ports));
    const wish = { name: trace, email: `${trace}@example.org` };
    expect(await addMember(database.forBrand('free-again'), 'free-again', wish)).not.toBe(leaver.id);
  });
});

describe('an erasure that is killed', () => {
  const kills = erasureSteps.flatMap(({ name }, place) => [
    { place, how: 'after', name },
    { place, how: 'before', name },
  ]);

  it.each(kills)('$how $name goes on to the same end', async ({ place, how }) => {
    const leaver = await addLeaver(database, `killed-${how}-${place}`);
    const dying: ErasureStep[] = erasureSteps.map((step, at) => ({
      name: step.name,
      async run(erasure) {
        if (at === place && how === 'before') throw new Error('killed');
        await step.run(erasure);
        if (at === place && how === 'after') throw new Error('killed');
      },
    }));
    await expect(eraseMember(erasureOf(leaver, deeds().ports), dying)).rejects.toThrow('killed');
    await eraseMember(erasureOf(leaver, deeds().ports));
    expect(await tablesWith(leaver.brand, trace)).toEqual([]);
    const straight = await addLeaver(database, `straight-${how}-${place}`);
    await eraseMember(erasureOf(straight, deeds().ports));
    expect(await contentsOf(leaver)).toBe(await contentsOf(straight));
  });

  it('between two photos takes up with the second', async () => {
    const leaver = await addLeaver(database, 'half-photos');
    const { ports } = deeds();
    let removed = 0;
    const dying = {
      ...ports,
      removePhotoFiles: async () => {
        removed += 1;
        if (removed === 2) throw new Error('killed');
      },
    };
    await expect(eraseMember(erasureOf(leaver, dying))).rejects.toThrow('killed');
    const resumed = deeds();
    await eraseMember(erasureOf(leaver, resumed.ports));
    expect(resumed.done.filter((deed) => deed.startsWith('photo'))).toHaveLength(leaver.photos.length - 1);
  });
});

describe('the job', () => {
  it('takes who is due, goes past one who cannot be erased now, and tells of it', async () => {
    const brand = 'due';
    const stuck = await addLeaver(database, brand);
    await sql`update members set name_key = 'first', email_key = 'first', delete_at = ${new Date(evening.getTime() - 1000)} where brand = ${brand} and id = ${stuck.id}`.execute(
      database.owner,
    );
    const early = await addSecond(brand, 'early', new Date(evening.getTime() + 60_000));
    const due = await addSecond(brand, 'due', evening);
    const { ports } = deeds();
    const failing: ErasurePorts = {
      ...ports,
      removePhotoFiles: async ({ photoId }) => {
        if (stuck.photos.includes(photoId)) throw new Error('storage is away');
      },
    };
    const place = { brand: { id: brand }, db: database.forBrand(brand), now: evening };
    await expect(eraseDueMembers(failing, place)).rejects.toThrow('1 members could not be erased');
    const erased = async (id: string) =>
      (
        await place.db
          .selectFrom('members')
          .select('erased_at')
          .where('brand', '=', brand)
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).erased_at !== null;
    expect([await erased(stuck.id), await erased(early), await erased(due)]).toEqual([false, false, true]);
    expect(await eraseDueMembers(ports, place)).toBe(1);
    expect(await eraseDueMembers(ports, place)).toBe(0);
  });

  async function addSecond(brand: string, name: string, deleteAt: Date): Promise<string> {
    const id = await addMember(database.forBrand(brand), brand, { name });
    await sql`update members set status = 'pending_deletion', delete_at = ${deleteAt} where brand = ${brand} and id = ${id}`.execute(
      database.owner,
    );
    return id;
  }

  it('and a way back that is followed at the same moment: one of the two happens', async () => {
    for (let round = 0; round < 12; round += 1) {
      const brand = `race-${round}`;
      const leaver = await addLeaver(database, brand);
      const stage = accountStage(database, brand);
      stage.world.now = new Date(evening.getTime() - 1);
      const owner = { brand, memberId: leaver.id };
      const token = await insertLink(stage.world.db, owner, 'reactivation', stage.world.now, evening);
      const [back, erased] = await Promise.all([
        codeOf(stage.call(reactivate, { body: { token } })),
        eraseMember(erasureOf(leaver, deeds().ports)).catch((error: unknown) => String(error)),
      ]);
      const { status, erased_at } = await stage.world.db
        .selectFrom('members')
        .select(['status', 'erased_at'])
        .where('brand', '=', brand)
        .where('id', '=', leaver.id)
        .executeTakeFirstOrThrow();
      const cameBack = status === 'active';
      expect([back === 'link_expired' || back === 'done', erased]).toEqual([true, !cameBack]);
      expect(erased_at !== null).toBe(!cameBack);
      if (!cameBack) expect(await tablesWith(brand, trace)).toEqual([]);
    }
  });
});
