import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openPaymentTerm } from '@parlour/models/account/leaving/open-payment-term';
import { DAY } from '@parlour/models/durations';
import { v7 as uuid } from 'uuid';
import { reactivate } from '@parlour/contract/account/leaving/reactivate';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { linkFor } from '../testing/link-for.ts';
import { accountStage, codeOf } from '../testing/account-stage.ts';
import { deeds, erasureOf, tablesWith } from '../testing/erasure.ts';
import { addLeaver } from '../testing/leaver.ts';
import { evening, trace } from '../testing/leaver/traces.ts';
import { eraseDueMembers } from './erase-due-members.ts';
import { eraseMember } from './erase-member.ts';
import type { ErasurePorts } from './ports.ts';

const database = await databaseOfFile();

const openPayment = {
  package_id: 'p',
  credits: 10,
  amount: 999,
  base_amount: 999,
  currency: 'EUR',
  country: 'NL',
  payment_method: 'wiretransfer',
  provider: 'sandbox',
  status: 'pending',
  statement_name: 'Shop',
  settings_version: 1,
  created_at: evening,
} as const;

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
    const context = { brand: { id: brand }, db: database.forBrand(brand), now: evening };
    await expect(eraseDueMembers(failing, context)).rejects.toThrow('1 members could not be erased');
    const erased = async (id: string) =>
      (
        await context.db
          .selectFrom('members')
          .select('erased_at')
          .where('brand', '=', brand)
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).erased_at !== null;
    // Whoever came back and left again while the job was at others is due later.
    expect(await eraseMember({ ...context, brand, memberId: early, ports })).toBe(false);
    expect([await erased(stuck.id), await erased(early), await erased(due)]).toEqual([false, false, true]);
    expect(await eraseDueMembers(ports, context)).toBe(1);
    expect(await eraseDueMembers(ports, context)).toBe(0);
  });

  it('lets a hundred who cannot be erased keep nobody waiting longer than a run', async () => {
    const brand = 'many-stuck';
    for (let stuck = 0; stuck < 100; stuck += 1)
      await addSecond(brand, `stuck-${stuck}`, new Date(evening.getTime() - 3_600_000 + stuck));
    const due = await addSecond(brand, 'due', new Date(evening.getTime() - 60_000));
    const failing: ErasurePorts = {
      ...deeds().ports,
      forgetJobs: async (memberId) => {
        if (memberId !== due) throw new Error('the queue is away');
      },
    };
    const db = database.forBrand(brand);
    const run = (now: Date) => eraseDueMembers(failing, { brand: { id: brand }, db, now });
    await expect(run(evening)).rejects.toThrow('100 members could not be erased');
    await expect(run(new Date(evening.getTime() + 1_200_000))).rejects.toThrow('99 members could not be erased');
    const erased = db.selectFrom('members').select('id').where('brand', '=', brand).where('erased_at', 'is not', null);
    expect(await erased.execute()).toEqual([{ id: due }]);
  });

  it('waits for a payment that is still open, as long as the law allows, and once begun for none', async () => {
    const brand = 'unpaid';
    const [owes, begun] = [await addSecond(brand, 'owes', evening), await addSecond(brand, 'begun', evening)];
    const db = database.forBrand(brand);
    for (const [place, memberId] of [owes, begun].entries())
      await db
        .insertInto('payments')
        .values({
          ...openPayment,
          brand,
          id: uuid(),
          member_id: memberId,
          provider_ref: String(place),
          next: JSON.stringify({ kind: 'wait' }),
        })
        .execute();
    await db.updateTable('members').set({ erasure_began_at: evening }).where('id', '=', begun).execute();
    const { ports } = deeds();
    const run = (now: Date) => eraseDueMembers(ports, { brand: { id: brand }, db, now });
    const last = new Date(evening.getTime() + openPaymentTerm * DAY);
    expect(await run(evening)).toBe(1);
    expect(await eraseMember({ brand, memberId: owes, db, now: evening, ports })).toBe(false);
    expect([await run(new Date(last.getTime() - 1)), await run(last)]).toEqual([0, 1]);
  });

  it('goes on as soon as the payment is decided', async () => {
    const brand = 'paid-after-all';
    const owes = await addSecond(brand, 'owes', evening);
    const db = database.forBrand(brand);
    const payment = { ...openPayment, brand, id: uuid(), member_id: owes, next: JSON.stringify({ kind: 'wait' }) };
    await db.insertInto('payments').values(payment).execute();
    const run = () => eraseDueMembers(deeds().ports, { brand: { id: brand }, db, now: evening });
    expect(await run()).toBe(0);
    await db.updateTable('payments').set({ status: 'failed' }).where('brand', '=', brand).execute();
    expect(await run()).toBe(1);
  });

  it('leaves the confirmation of a payment that came through a day to go out', async () => {
    const brand = 'paid-late';
    const paid = await addSecond(brand, 'paid', evening);
    const db = database.forBrand(brand);
    const came = { status: 'completed', completed_at: evening } as const;
    const payment = {
      ...openPayment,
      ...came,
      brand,
      id: uuid(),
      member_id: paid,
      next: JSON.stringify({ kind: 'wait' }),
    };
    await db.insertInto('payments').values(payment).execute();
    const run = (now: Date) => eraseDueMembers(deeds().ports, { brand: { id: brand }, db, now });
    const later = evening.getTime() + DAY;
    expect([await run(new Date(later - 1)), await run(new Date(later))]).toEqual([0, 1]);
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
      const token = await linkFor(stage.world.db, owner, 'reactivation', stage.world.now);
      const [back, erased] = await Promise.all([
        codeOf(stage.call(reactivate, { body: { token } })),
        eraseMember(erasureOf(database, leaver, deeds().ports)).catch((error: unknown) => String(error)),
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
      if (!cameBack) expect(await tablesWith(database, brand, trace)).toEqual([]);
    }
  });
});
