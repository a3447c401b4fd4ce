import { beforeEach, describe, expect, it } from 'vitest';
import { report } from '@parlour/contract/safety/report';
import { contextOf, runCall } from '@parlour/testing/call';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { decideReport, isPhotoHeld, moderationLetter, safetyCalls, show, type SafetyPorts } from '../index.ts';
import { brand, moderationStage, reasons } from '../testing/moderation-stage.ts';
import { addConversation } from '../testing/talk.ts';

const calls = safetyCalls({} as SafetyPorts);
const database = await databaseOfFile();
const { db, mails, told, ports, jobContext, clear, photoOf, reportBy, seenBy, people } = moderationStage(
  () => database,
);
let reporter: string;
let reported: string;

const reportOf = (target: Parameters<typeof reportBy>[1]) => reportBy(reporter, target);

beforeEach(async () => {
  await clear();
  [reporter, reported] = await people();
});

describe('a decision', () => {
  it('states no removal of a photo that is gone', async () => {
    const { id } = await reportOf({ type: 'photo', id: await photoOf(reported) });
    ports.settlePhoto.mockResolvedValueOnce(false);
    const removal = decideReport(ports, jobContext(), id, { outcome: 'content_removed', ...reasons });
    await expect(removal).rejects.toMatchObject({ problems: [{ field: 'outcome' }] });
    expect([(await seenBy(reported)).decisions, mails, told]).toEqual([[], [], []]);
    await decideReport(ports, jobContext(), id, { outcome: 'warned', ...reasons });
  });

  it('tells a second reporter of what was removed meanwhile, and states it to nobody again', async () => {
    const photoId = await photoOf(reported);
    const first = await reportOf({ type: 'photo', id: photoId });
    const other = await addMember(db(), brand);
    const body = { target: { type: 'photo', id: photoId }, category: 'harassment' } as const;
    const second = await runCall(calls, report, { body }, await contextOf(jobContext(), other));
    await decideReport(ports, jobContext(), first.id, { outcome: 'content_removed', ...reasons });
    ports.settlePhoto.mockResolvedValueOnce(false);
    const removal = { outcome: 'content_removed', ...reasons } as const;
    expect(await decideReport(ports, jobContext(), second.report.id, removal)).toEqual({
      decisionId: null,
      told: ['reporter'],
      blockedBy: [],
    });
    expect((await seenBy(other)).reports).toMatchObject([{ status: 'decided', outcome: 'content_removed' }]);
    expect((await seenBy(reported)).decisions).toHaveLength(1);
    expect(told.filter(([memberId]) => memberId === reported)).toEqual([[reported, 'photo_rejected']]);
  });

  it('is told of by letters that lead to pages in the language of who reads them', async () => {
    const { id, reference } = await reportOf({ type: 'photo', id: await photoOf(reported) });
    await decideReport(ports, jobContext(), id, { outcome: 'content_removed', ...reasons });
    await db().updateTable('members').set({ language: 'de' }).where('brand', '=', brand).execute();
    const letters = await Promise.all(mails.map((mail) => moderationLetter(jobContext(), mail)));
    const [decision] = (await seenBy(reported)).decisions;
    expect(letters).toMatchObject([
      { locale: 'de', link: `https://parlour.example/de/complaints?about=${decision!.id}` },
      {
        locale: 'de',
        link: 'https://parlour.example/de/settings#reports',
        complaintLink: `https://parlour.example/de/complaints?about=${reference}`,
      },
    ]);
  });

  it('removes, states its reasons to whom it is about, and tells the reporter', async () => {
    const photoId = await photoOf(reported);
    const { id, reference } = await reportOf({ type: 'photo', id: photoId });
    await decideReport(ports, jobContext(), id, { outcome: 'content_removed', ...reasons });
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
        appeal: { open_until: '2027-05-25T12:00:00.000Z', state: 'none' },
      },
    ]);
    expect(JSON.stringify(decisions)).not.toContain(reporter);
    const letters = await Promise.all(mails.map((mail) => moderationLetter(jobContext(), mail)));
    expect(letters).toMatchObject([
      {
        kind: 'decision-statement',
        reference: decisions[0]!.id,
        measure: 'photo_removed',
        link: `https://parlour.example/complaints?about=${decisions[0]!.id}`,
        sentOn: null,
        ...reasons,
      },
      {
        kind: 'report-decided',
        reference,
        outcome: 'content_removed',
        ground: 'terms',
        appealUntil: '2027-05-25',
        complaintLink: `https://parlour.example/complaints?about=${reference}`,
      },
    ]);
    expect(ports.deliver.mock.calls.map((call) => (call as unknown[])[1])).toEqual([reporter, reported].toSorted());
    const byMember = ([one]: string[], [other]: string[]) => one!.localeCompare(other!);
    expect(told.toSorted(byMember)).toEqual(
      [
        [reporter, 'report_decided'],
        [reported, 'photo_rejected'],
      ].toSorted(byMember),
    );
    expect(await isPhotoHeld(db(), { brand, photoId }, new Date('2027-06-24'))).toBe(true);
    expect(await isPhotoHeld(db(), { brand, photoId }, new Date('2027-06-26'))).toBe(false);
  });

  it('removes the messages of whom it is about, and no other', async () => {
    const { conversationId, messageIds } = await addConversation(db(), brand, reported, reporter, [
      [reported, 'Pay me'],
      [reporter, 'Never'],
      [reported, 'Now'],
    ]);
    const { id } = await reportOf({ type: 'conversation', id: conversationId });
    await decideReport(ports, jobContext(), id, { outcome: 'content_removed', ...reasons });
    expect(ports.takeDownMessages).toHaveBeenCalledWith(
      expect.anything(),
      brand,
      [messageIds[0], messageIds[2]],
      jobContext().now,
    );
    expect(told).toContainEqual([reported, 'content_removed']);
  });

  it('states no removal of messages that are gone', async () => {
    const { conversationId } = await addConversation(db(), brand, reported, reporter, [[reported, 'Pay me']]);
    const { id } = await reportOf({ type: 'conversation', id: conversationId });
    ports.takeDownMessages.mockResolvedValueOnce(0);
    const decided = decideReport(ports, jobContext(), id, { outcome: 'content_removed', ...reasons });
    await expect(decided).rejects.toMatchObject({ problems: [{ field: 'outcome' }] });
    expect(told).toEqual([]);
  });

  it('removes the text about oneself that was reported, and no later one', async () => {
    const { id } = await reportOf({ type: 'profile', id: reported });
    ports.settleAboutMe.mockResolvedValueOnce(false);
    const remove = () => decideReport(ports, jobContext(), id, { outcome: 'content_removed', ...reasons });
    await expect(remove()).rejects.toMatchObject({ problems: [{ field: 'outcome' }] });
    await remove();
    const read = { brand, memberId: reported, text: 'Send me money.' };
    expect(ports.settleAboutMe).toHaveBeenCalledWith(expect.anything(), read, 'rejected');
    expect(told).toContainEqual([reported, 'text_rejected']);
  });

  it('that finds nothing says so to the reporter alone, who may complain about it for as long', async () => {
    const photoId = await photoOf(reported);
    const { id } = await reportOf({ type: 'photo', id: photoId });
    expect(await decideReport(ports, jobContext(), id, { outcome: 'no_violation' })).toEqual({
      decisionId: null,
      told: ['reporter'],
      blockedBy: [],
    });
    expect(mails).toMatchObject([{ kind: 'report-decided' }]);
    const letter = await moderationLetter(jobContext(), mails[0]!);
    expect(letter).toMatchObject({ outcome: 'no_violation' });
    expect(letter).not.toHaveProperty('ground');
    expect((await seenBy(reported)).decisions).toEqual([]);
    expect(await isPhotoHeld(db(), { brand, photoId }, new Date('2027-06-24'))).toBe(true);
    expect(await isPhotoHeld(db(), { brand, photoId }, new Date('2027-06-26'))).toBe(false);
  });

  it('ends the evidence a month after the term to complain, and what was decided is still shown', async () => {
    const { id, reference } = await reportOf({ type: 'profile', id: reported });
    await decideReport(ports, jobContext(), id, { outcome: 'warned', ...reasons });
    const long = { ...jobContext(), now: new Date('2027-06-25T12:00:01Z') };
    const { evidence_until } = await db()
      .selectFrom('reports')
      .select('evidence_until')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(evidence_until).toEqual(new Date('2027-06-25T12:00:00Z'));
    await db().updateTable('reports').set({ evidence: '{}' }).where('id', '=', id).execute();
    expect(await show(long, reference)).toMatchObject({ evidence: null, decisions: [{ measure: 'warned' }] });
    expect(told).toContainEqual([reported, 'warned']);
  });

  it('is taken once, also side by side, and never where anything is wrong', async () => {
    const { id } = await reportOf({ type: 'profile', id: reported });
    await expect(
      decideReport(ports, jobContext(), id, { outcome: 'suspended', ground: 'taste', rule: 'rudeness', until: 'soon' }),
    ).rejects.toMatchObject({
      problems: [{ field: 'ground' }, { field: 'rule' }, { field: 'facts' }, { field: 'until' }],
    });
    ports.closeAccount.mockRejectedValueOnce(new Error('planted'));
    const ban = () => decideReport(ports, jobContext(), id, { outcome: 'banned', ...reasons });
    await expect(ban()).rejects.toThrow('planted');
    expect((await seenBy(reporter)).reports[0]?.status).toBe('received');
    const tried = await Promise.allSettled([ban(), ban(), ban()]);
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await seenBy(reported)).decisions).toHaveLength(1);
  });
});
