import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listDecisions } from '@parlour/contract/safety/list-decisions';
import { listReports } from '@parlour/contract/safety/list-reports';
import { report } from '@parlour/contract/safety/report';
import type { Database } from '@parlour/server-db/database';
import { contextOf, runCall } from '@parlour/testing/call';
import { testDatabase } from '@parlour/testing/database';
import { addMember } from '@parlour/testing/members';
import {
  decideReport,
  findQueue,
  isPhotoHeld,
  liftSuspensions,
  moderationLetter,
  reverse,
  safetyCalls,
  show,
  type SafetyPorts,
} from '../index.ts';
import { brand, moderationStage } from '../testing/moderation-stage.ts';
import { addConversation } from '../testing/talk.ts';

const calls = safetyCalls({} as SafetyPorts);
let database: Database;
const { db, mails, told, ports, place, clear, photoOf } = moderationStage(() => database);
let reporter: string;
let reported: string;

const reportOf = async (target: { type: 'profile' | 'photo' | 'message' | 'conversation'; id: string }) =>
  (await runCall(calls, report, { body: { target, category: 'scam_or_spam' } }, await contextOf(place(), reporter)))
    .report;
const seenBy = async (who: string) => {
  const context = await contextOf(place(), who);
  const { reports } = await runCall(calls, listReports, {}, context);
  const { decisions } = await runCall(calls, listDecisions, {}, context);
  return { reports, decisions };
};
const reasons = { rule: 'scam_or_spam', facts: 'Asked three members for money.' } as const;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await clear();
  [reporter, reported] = [await addMember(db(), brand), await addMember(db(), brand, { about_me: 'Send me money.' })];
});

describe('a decision', () => {
  it('states no removal of a photo that is gone', async () => {
    const { id } = await reportOf({ type: 'photo', id: await photoOf(reported) });
    ports.settlePhoto.mockResolvedValueOnce(false);
    const removal = decideReport(ports, place(), id, { outcome: 'content_removed', ...reasons });
    await expect(removal).rejects.toMatchObject({ problems: [{ field: 'outcome' }] });
    expect([(await seenBy(reported)).decisions, mails, told]).toEqual([[], [], []]);
    await decideReport(ports, place(), id, { outcome: 'warned', ...reasons });
  });

  it('tells a second reporter of what was removed meanwhile, and states it to nobody again', async () => {
    const photoId = await photoOf(reported);
    const first = await reportOf({ type: 'photo', id: photoId });
    const other = await addMember(db(), brand);
    const body = { target: { type: 'photo', id: photoId }, category: 'harassment' } as const;
    const second = await runCall(calls, report, { body }, await contextOf(place(), other));
    await decideReport(ports, place(), first.id, { outcome: 'content_removed', ...reasons });
    ports.settlePhoto.mockResolvedValueOnce(false);
    const removal = { outcome: 'content_removed', ...reasons } as const;
    expect(await decideReport(ports, place(), second.report.id, removal)).toEqual({ decisionId: null });
    expect((await seenBy(other)).reports).toMatchObject([{ status: 'decided', outcome: 'content_removed' }]);
    expect((await seenBy(reported)).decisions).toHaveLength(1);
    expect(told.filter(([memberId]) => memberId === reported)).toEqual([[reported, 'photo_rejected']]);
  });

  it('removes, states its reasons to whom it is about, and tells the reporter', async () => {
    const photoId = await photoOf(reported);
    const { id, reference } = await reportOf({ type: 'photo', id: photoId });
    await decideReport(ports, place(), id, { outcome: 'content_removed', ...reasons });
    expect(ports.settlePhoto).toHaveBeenCalledWith(expect.anything(), { brand, memberId: reported, photoId }, 'banned');
    expect((await seenBy(reporter)).reports).toMatchObject([
      { reference, status: 'decided', outcome: 'content_removed' },
    ]);
    const { decisions } = await seenBy(reported);
    expect(decisions).toMatchObject([
      {
        measure: 'photo_removed',
        ground: 'terms',
        ...reasons,
        automated: false,
        until: null,
        appeal: { open_until: '2027-05-24T12:00:00.000Z', state: 'none' },
      },
    ]);
    expect(JSON.stringify(decisions)).not.toContain(reporter);
    const letters = await Promise.all(mails.map((mail) => moderationLetter(place(), mail)));
    expect(letters).toMatchObject([
      {
        kind: 'decision-statement',
        reference: decisions[0]!.id,
        measure: 'photo_removed',
        link: 'https://parlour.example/complaints',
        ...reasons,
      },
      { kind: 'report-decided', reference, outcome: 'content_removed' },
    ]);
    expect(ports.deliver.mock.calls.map((call) => (call as unknown[])[1])).toEqual([reporter, reported].toSorted());
    const byMember = ([one]: string[], [other]: string[]) => one!.localeCompare(other!);
    expect(told.toSorted(byMember)).toEqual(
      [
        [reporter, 'report_decided'],
        [reported, 'photo_rejected'],
      ].toSorted(byMember),
    );
    expect(await isPhotoHeld(db(), { brand, photoId }, new Date('2027-05-01'))).toBe(true);
    expect(await isPhotoHeld(db(), { brand, photoId }, new Date('2027-06-01'))).toBe(false);
  });

  it('removes the messages of whom it is about, and no other', async () => {
    const { conversationId, messageIds } = await addConversation(db(), brand, reported, reporter, [
      [reported, 'Pay me'],
      [reporter, 'Never'],
      [reported, 'Now'],
    ]);
    const { id } = await reportOf({ type: 'conversation', id: conversationId });
    await decideReport(ports, place(), id, { outcome: 'content_removed', ...reasons });
    expect(ports.removeMessages).toHaveBeenCalledWith(
      expect.anything(),
      brand,
      [messageIds[0], messageIds[2]],
      place().now,
    );
    expect(told).toContainEqual([reported, 'content_removed']);
  });

  it('states no removal of messages that are gone', async () => {
    const { conversationId } = await addConversation(db(), brand, reported, reporter, [[reported, 'Pay me']]);
    const { id } = await reportOf({ type: 'conversation', id: conversationId });
    ports.removeMessages.mockResolvedValueOnce(0);
    const decided = decideReport(ports, place(), id, { outcome: 'content_removed', ...reasons });
    await expect(decided).rejects.toMatchObject({ problems: [{ field: 'outcome' }] });
    expect(told).toEqual([]);
  });

  it('removes the text about oneself that was reported, and no later one', async () => {
    const { id } = await reportOf({ type: 'profile', id: reported });
    ports.settleAboutMe.mockResolvedValueOnce(false);
    const remove = () => decideReport(ports, place(), id, { outcome: 'content_removed', ...reasons });
    await expect(remove()).rejects.toMatchObject({ problems: [{ field: 'outcome' }] });
    await remove();
    const read = { brand, memberId: reported, text: 'Send me money.' };
    expect(ports.settleAboutMe).toHaveBeenCalledWith(expect.anything(), read, 'rejected');
    expect(told).toContainEqual([reported, 'text_rejected']);
  });

  it('that finds nothing says so to the reporter alone, who may complain about it for as long', async () => {
    const photoId = await photoOf(reported);
    const { id } = await reportOf({ type: 'photo', id: photoId });
    expect(await decideReport(ports, place(), id, { outcome: 'no_violation' })).toEqual({ decisionId: null });
    expect(mails).toMatchObject([{ kind: 'report-decided' }]);
    expect((await seenBy(reported)).decisions).toEqual([]);
    expect(await isPhotoHeld(db(), { brand, photoId }, new Date('2027-05-01'))).toBe(true);
    expect(await isPhotoHeld(db(), { brand, photoId }, new Date('2027-06-01'))).toBe(false);
  });

  it('ends the evidence half a year later, and what was decided is still shown', async () => {
    const { id, reference } = await reportOf({ type: 'profile', id: reported });
    await decideReport(ports, place(), id, { outcome: 'warned', ...reasons });
    const long = { ...place(), now: new Date('2027-05-24T12:00:01Z') };
    const { evidence_until } = await db()
      .selectFrom('reports')
      .select('evidence_until')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(evidence_until).toEqual(new Date('2027-05-24T12:00:00Z'));
    await db().updateTable('reports').set({ evidence: '{}' }).where('id', '=', id).execute();
    expect(await show(long, reference)).toMatchObject({ evidence: null, decisions: [{ measure: 'warned' }] });
    expect(told).toContainEqual([reported, 'warned']);
  });

  it('is taken once, also side by side, and never where anything is wrong', async () => {
    const { id } = await reportOf({ type: 'profile', id: reported });
    await expect(
      decideReport(ports, place(), id, { outcome: 'suspended', ground: 'taste', rule: 'rudeness', until: 'soon' }),
    ).rejects.toMatchObject({
      problems: [{ field: 'ground' }, { field: 'rule' }, { field: 'facts' }, { field: 'until' }],
    });
    ports.closeAccount.mockRejectedValueOnce(new Error('planted'));
    const ban = () => decideReport(ports, place(), id, { outcome: 'banned', ...reasons });
    await expect(ban()).rejects.toThrow('planted');
    expect((await seenBy(reporter)).reports[0]?.status).toBe('received');
    const tried = await Promise.allSettled([ban(), ban(), ban()]);
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await seenBy(reported)).decisions).toHaveLength(1);
  });
});

describe('a suspension', () => {
  it('ends after its last day, unless a ban stands', async () => {
    const { id } = await reportOf({ type: 'profile', id: reported });
    await decideReport(ports, place(), id, { outcome: 'suspended', until: '2026-11-30', ...reasons });
    expect(ports.closeAccount).toHaveBeenCalledOnce();
    expect(await liftSuspensions(ports, place())).toBe(0);
    const later = { ...place(), now: new Date('2026-12-01T00:01:00Z') };
    expect(await Promise.all([liftSuspensions(ports, later), liftSuspensions(ports, later)])).toContain(1);
    expect(ports.reopenAccount).toHaveBeenCalledOnce();

    const second = await reportOf({ type: 'profile', id: reported });
    await decideReport(ports, place(), second.id, { outcome: 'suspended', until: '2026-11-30', ...reasons });
    const third = await reportOf({ type: 'profile', id: reported });
    const { decisionId } = await decideReport(ports, place(), third.id, { outcome: 'banned', ...reasons });
    await liftSuspensions(ports, later);
    expect(ports.reopenAccount).toHaveBeenCalledOnce();
    expect(told.some(([memberId]) => memberId === reported)).toBe(false);
    await reverse(ports, later, decisionId!);
    expect(told.at(-1)).toEqual([reported, 'decision_reversed']);
    expect(await moderationLetter(later, mails.at(-1)!)).toMatchObject({ kind: 'decision-reversed', back: 'account' });
    expect(ports.reopenAccount).toHaveBeenCalledTimes(2);
    await expect(reverse(ports, later, decisionId!)).rejects.toThrow('taken back already');
  });
});

describe('the queue', () => {
  it('has what waits, the oldest first, as much as is asked for', async () => {
    const photoId = await photoOf(reported);
    const waiting = (created_at: Date) => ({ status: 'pending' as const, created_at });
    await db()
      .updateTable('photos')
      .set(waiting(new Date('2026-11-21T10:00:00Z')))
      .where('id', '=', photoId)
      .execute();
    const about = { about_me_status: 'pending' as const, about_me_pending_since: new Date('2026-11-21T09:00:00Z') };
    await db().updateTable('profiles').set(about).where('member_id', '=', reported).execute();
    const unconfirmed = await addMember(db(), brand, { confirmed: false });
    await db().updateTable('photos').set({ status: 'pending' }).where('member_id', '=', unconfirmed).execute();
    await db().updateTable('profiles').set(about).where('member_id', '=', unconfirmed).execute();
    const { id, reference } = await reportOf({ type: 'profile', id: reported });
    expect((await findQueue(place(), 50)).map((item) => [item.kind, item.id])).toEqual([
      ['about_me', reported],
      ['photo', photoId],
      ['report', id],
    ]);
    expect(await findQueue(place(), 1)).toMatchObject([{ about: 'Send me money.' }]);
    expect(await show(place(), reference)).toMatchObject({
      kind: 'report',
      reports: 1,
      photos: [{ id: photoId }],
      evidence: { profile: { about_me: 'Send me money.' } },
    });
    expect((await seenBy(reporter)).reports).toMatchObject([{ status: 'in_review' }]);
    expect(await show(place(), photoId)).toMatchObject({ kind: 'photo', memberId: reported });
    expect(await show(place(), 'nothing')).toBeNull();
  });
});
