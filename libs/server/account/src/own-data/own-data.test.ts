import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { NIL, v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { askExport } from '@parlour/contract/account/own-data/ask-export';
import { listExports } from '@parlour/contract/account/own-data/list-exports';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { hashPassword } from '../password/password-hash.ts';
import { makeExport } from './make-export.ts';
import { sweepExports } from './sweep-exports.ts';
import {
  accountStage,
  codeOf,
  confirmedMember,
  password,
  signUpBody,
  type AccountStage,
} from '../testing/account-stage.ts';
import { namesNobody } from '../testing/erasure.ts';
import { addLeaver } from '../testing/leaver.ts';
import { copiedAs, copiedUnder, notCopied, notCopiedColumns, saysNothing } from '../testing/own-data-fates.ts';
import { readOwnData } from '../testing/read-own-data.ts';

const database = await databaseOfFile();

const ask = (stage: AccountStage, id: string, typed = password) =>
  codeOf(stage.call(askExport, { body: { password: typed } }, { id }));
const listed = async (stage: AccountStage, id: string) => (await stage.call(listExports, {}, { id })).exports;

/** Does the work of the newest copy that was asked for; answers what was written where. */
async function make(stage: AccountStage): Promise<Map<string, Uint8Array>> {
  const written = new Map<string, Uint8Array>();
  await makeExport(
    {
      ...stage.world,
      ports: {
        write: async ({ exportId }, chunks) => void written.set(exportId, await buffer(chunks)),
        readPhoto: async () => new Uint8Array([1, 2, 3]),
        enqueue: async (_, job) => void (job.name === 'send-mail' && stage.deeds.mails.push(job.data)),
      },
    },
    stage.deeds.exports.at(-1)!,
  );
  return written;
}

/** What a table of fates says of the columns of a table. */
const named = (fates: Record<string, Record<string, string> | undefined>, table: string) => fates[table] ?? {};

describe('a copy of one’s own data', () => {
  it('is asked for with the password, made once, mailed, and has an address for its member', async () => {
    const { stage, id } = await confirmedMember(database, 'copies');
    expect(await ask(stage, id, 'wrong')).toEqual({ password: 'old_password_wrong' });
    expect(await ask(stage, id)).toBe('done');
    expect(await listed(stage, id)).toMatchObject([{ state: 'preparing', url: null }]);
    const written = await make(stage);
    expect(written.size).toBe(1);
    const [copy] = await listed(stage, id);
    expect(copy).toMatchObject({ state: 'ready', url: expect.stringContaining(`for=${id}`) });
    expect(new Date(copy!.expires_at).getTime()).toBe(stage.world.now.getTime() + 7 * 86_400_000);
    expect(stage.deeds.mails.at(-1)).toMatchObject({ kind: 'export-ready', memberId: id });
    const mails = stage.deeds.mails.length;
    expect((await make(stage)).size).toBe(0);
    expect(stage.deeds.mails.length).toBe(mails);
  });

  it('is made without a word to an address that is not confirmed', async () => {
    const stage = accountStage(database, 'unconfirmed-copy');
    const { id } = (await stage.call(signUp, { body: signUpBody() })).user;
    stage.deeds.mails.length = 0;
    expect(await ask(stage, id)).toBe('done');
    await make(stage);
    expect(await listed(stage, id)).toMatchObject([{ state: 'ready' }]);
    expect(stage.deeds.mails).toEqual([]);
  });

  it('may be asked for once a day, also at the same moment on many devices', async () => {
    const { stage, id } = await confirmedMember(database, 'limit');
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(stage, id)));
    expect(answers.map(String).toSorted()).toEqual(['done', 'export_limit', 'export_limit', 'export_limit']);
    stage.wait(60);
    await make(stage);
    stage.wait(60);
    const again = stage.call(askExport, { body: { password } }, { id });
    await expect(again).rejects.toMatchObject({ code: 'export_limit', params: { minutes: 22 * 60 } });
    stage.wait(22 * 60);
    expect(await ask(stage, id)).toBe('done');
  });

  it('that could not be made says so after an hour, and does not count', async () => {
    const { stage, id } = await confirmedMember(database, 'failed');
    await ask(stage, id);
    stage.wait(61);
    expect(await listed(stage, id)).toMatchObject([{ state: 'failed', url: null }]);
    expect(await ask(stage, id)).toBe('done');
  });

  it('is forgotten after 7 days, file and row', async () => {
    const { stage, id } = await confirmedMember(database, 'old');
    await ask(stage, id);
    await make(stage);
    stage.wait(7 * 24 * 60);
    expect(await listed(stage, id)).toEqual([]);
    const removed: string[] = [];
    const folders = {
      writtenBefore: async (_: string, before: Date) => (before <= stage.world.now ? ['written-long-ago'] : []),
      remove: async ({ exportId }: { exportId: string }) => void removed.push(exportId),
    };
    await sweepExports(folders, stage.world);
    expect(removed).toEqual(['written-long-ago']);
    const rows = await stage.world.db.selectFrom('exports').select('id').where('brand', '=', 'old').execute();
    expect(rows).toEqual([]);
  });

  it('holds everything that is about the member, and nothing that others wrote', async () => {
    const leaver = await addLeaver(database, 'whole-copy');
    const stage = accountStage(database, 'whole-copy');
    const db = stage.world.db;
    const password_hash = await hashPassword(password);
    await db
      .updateTable('members')
      .set({ status: 'active', password_hash })
      .where('brand', '=', leaver.brand)
      .where('id', '=', leaver.id)
      .execute();
    await db.deleteFrom('exports').where('brand', '=', leaver.brand).execute();
    await ask(stage, leaver.id);
    const zip = Buffer.from([...(await make(stage)).values()][0]!);
    const entries = zip.toString('latin1').split('PK\u0001\u0002').slice(1);
    const names = entries.map((entry) => /^[\s\S]{42}([\w/.-]+?\.(?:json|jpg))/.exec(entry)?.[1]);
    expect(names).toEqual(
      expect.arrayContaining([
        'account.json',
        'profile.json',
        'messages_written.json',
        'likes_sent.json',
        'ledger.json',
        'payments.json',
        'consents.json',
        'sessions.json',
        'notification_settings.json',
        'privacy.json',
        'reports.json',
        'blocked.json',
        ...leaver.photos.map((id) => `photos/${id}.jpg`),
      ]),
    );
    const parts = await readOwnData(db, leaver.brand, leaver.id);
    expect(Object.keys(parts['inquiries']![0]!)).not.toContain('status');
    const data = JSON.stringify(parts);
    expect(data).toContain('A report was looked at');
    expect(data).toContain('Words of quillfeather');
    expect(data).not.toContain('Words of the friend');
    expect(data).not.toContain('hash of');
  });

  it('says of a report what the site says: that what was decided was taken back', async () => {
    const { brand, id } = await addLeaver(database, 'reporter-told');
    const db = database.forBrand(brand);
    const stated = async () => (await readOwnData(db, brand, id))['reports']!.map(({ status }) => status);
    expect(await stated()).toEqual(['decided']);
    const report = await db
      .selectFrom('reports')
      .select(['brand', 'id as report_id', 'member_id', 'target_type', 'target_id', 'created_at'])
      .where('reporter_id', '=', id)
      .executeTakeFirstOrThrow();
    const { created_at: appeal_until } = report;
    const why = { measure: 'warned', ground: 'terms', rule: 'other', facts: 'A report was looked at' } as const;
    const decision = { ...report, ...why, id: uuid(), appeal_until, appeal_state: 'reversed' } as const;
    await db.insertInto('decisions').values(decision).execute();
    expect(await stated()).toEqual(['reversed']);
  });

  it('holds every message that was written, whatever id its client gave it', async () => {
    const { brand, id } = await addLeaver(database, 'nil-id');
    const db = database.forBrand(brand);
    const written = async () => (await readOwnData(db, brand, id))['messages_written']!.length;
    const before = await written();
    await db.updateTable('messages').set({ client_id: NIL }).where('sender_id', '=', id).where('seq', '=', 1).execute();
    expect(await written()).toBe(before);
  });

  it('says when others read one’s words only as the conversation shows it', async () => {
    const leaver = await addLeaver(database, 'read-times');
    const { brand, id } = leaver;
    const db = database.forBrand(brand);
    const conversations = db.updateTable('conversations').where('brand', '=', brand);
    const profile = db.updateTable('profiles').where('brand', '=', brand).where('member_id', '=', id);
    const readAt = new Date('2026-11-20T20:00:00.000Z');
    await db.updateTable('messages').set({ read_at: readAt }).where('sender_id', '=', id).execute();
    const times = async () => {
      const { messages_written: written } = await readOwnData(db, brand, id);
      return new Set(written!.map((message) => (message['read_at'] as Date | null)?.getTime()));
    };
    expect(await times()).toEqual(new Set([readAt.getTime()]));
    await conversations.set({ state: 'blocked', state_before_block: 'request' }).execute();
    expect(await times()).toEqual(new Set([undefined]));
    await conversations.set({ state: 'open', state_before_block: null }).execute();
    await profile.set({ read_receipts: false }).execute();
    expect(await times()).toEqual(new Set([undefined]));
  });

  it('says of a message that was taken back before it was sent what is kept: that it was, and when', async () => {
    const { brand, id } = await addLeaver(database, 'taken-back');
    const db = database.forBrand(brand);
    const held = async () => (await readOwnData(db, brand, id))['messages_held']!;
    const before = await held();
    expect(before).toMatchObject([{ text: expect.any(String), taken_back: false }]);
    const takenBack = db.updateTable('held_messages').set({ text: null, cost: 0 }).where('brand', '=', brand);
    await takenBack.where('sender_id', '=', id).execute();
    expect(await held()).toEqual([{ ...before[0], text: null, credits: 0, taken_back: true }]);
  });

  it('knows every table: each that names members is in the copy, or is not for a reason', async () => {
    const leaver = await addLeaver(database, 'every-table');
    const { rows } = await sql<{
      name: string;
    }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(database.owner);
    const all = rows.map(({ name }) => name).filter((name) => !namesNobody.includes(name));
    expect(Object.keys({ ...copiedAs, ...notCopied }).toSorted()).toEqual(all.toSorted());

    const data = await readOwnData(database.forBrand(leaver.brand), leaver.brand, leaver.id);
    const filled = Object.keys(data).filter((file) => data[file]!.length > 0);
    expect(filled.toSorted()).toEqual(Object.values(copiedAs).flat().toSorted());
  });

  it('knows every column: each of a copied table is in the copy, or is not for a reason', async () => {
    const leaver = await addLeaver(database, 'every-column');
    const data = await readOwnData(database.forBrand(leaver.brand), leaver.brand, leaver.id);
    const { rows } = await sql<{ table: string; columns: string[] }>`
      select table_name::text as table, array_agg(column_name::text) as columns
      from information_schema.columns where table_schema = 'public' group by 1`.execute(database.owner);
    const columnsOf = new Map(rows.map(({ table, columns }) => [table, columns]));
    for (const [table, files] of Object.entries(copiedAs)) {
      const told = new Set(files.flatMap((file) => Object.keys(data[file]![0]!)));
      const under = named(copiedUnder, table);
      const left = columnsOf
        .get(table)!
        .filter((column) => !told.has(under[column] ?? column) && !(column in saysNothing));
      const reasons = Object.keys(named(notCopiedColumns, table));
      expect(left.toSorted(), `${table}: copy it in store/own-data.ts, or say why not`).toEqual(reasons.toSorted());
    }
  });
});
