import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listDecisions } from '@parlour/contract/safety/list-decisions';
import { listReports } from '@parlour/contract/safety/list-reports';
import { report } from '@parlour/contract/safety/report';
import type { Database } from '@parlour/server-db/database';
import { contextOf, runCall } from '@parlour/testing/call';
import { testDatabase } from '@parlour/testing/database';
import { addMember } from '@parlour/testing/members';
import { decideReport, moderationLetter, safetyCalls, type SafetyPorts } from '../index.ts';
import { brand, moderationStage } from '../testing/moderation-stage.ts';
import { addConversation, addMessage } from '../testing/talk.ts';

const calls = safetyCalls({} as SafetyPorts);
let database: Database;
const { db, mails, told, ports, place, clear } = moderationStage(() => database);
let reported: string;

type Target = { type: 'profile' | 'message' | 'conversation'; id: string };
const reportBy = async (reporter: string, target: Target) =>
  (await runCall(calls, report, { body: { target, category: 'scam_or_spam' } }, await contextOf(place(), reporter)))
    .report;
const reportsOf = async (reporter: string) =>
  (await runCall(calls, listReports, {}, await contextOf(place(), reporter))).reports;
const removal = { outcome: 'content_removed', rule: 'scam_or_spam', facts: 'Asked for money.' } as const;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await clear();
  reported = await addMember(db(), brand);
});

it('whoever reported a message is told of what went with its conversation, and of nothing that went by itself', async () => {
  const reporter = await addMember(db(), brand);
  const { conversationId, messageIds } = await addConversation(db(), brand, reported, reporter, [[reported, 'Pay me']]);
  const message = await reportBy(reporter, { type: 'message', id: messageIds[0]! });
  const whole = await reportBy(reporter, { type: 'conversation', id: conversationId });
  const said = { conversationId, seq: 2, sender: reported, text: 'Now' };
  const later = await reportBy(reporter, { type: 'message', id: await addMessage(db(), brand, said) });
  await decideReport(ports, place(), whole.id, removal);

  ports.removeMessages.mockResolvedValueOnce(0).mockResolvedValueOnce(0);
  expect(await decideReport(ports, place(), message.id, removal)).toEqual({ decisionId: null });
  await expect(decideReport(ports, place(), later.id, removal)).rejects.toMatchObject({
    problems: [{ field: 'outcome' }],
  });
  const outcomes = Object.fromEntries((await reportsOf(reporter)).map(({ id, outcome }) => [id, outcome]));
  expect(outcomes).toEqual({ [whole.id]: removal.outcome, [message.id]: removal.outcome, [later.id]: null });
  const { decisions } = await runCall(calls, listDecisions, {}, await contextOf(place(), reported));
  expect(decisions).toHaveLength(1);
});

it('a reporter whose address may be a stranger’s is told by the site, and not by mail', async () => {
  const reporter = await addMember(db(), brand, { confirmed: false });
  const { id } = await reportBy(reporter, { type: 'profile', id: reported });
  await decideReport(ports, place(), id, { outcome: 'no_violation' });
  expect(await Promise.all(mails.map((mail) => moderationLetter(place(), mail)))).toEqual([null]);
  expect(told).toEqual([[reporter, 'report_decided']]);
  expect(await reportsOf(reporter)).toMatchObject([{ status: 'decided', outcome: 'no_violation' }]);
});
