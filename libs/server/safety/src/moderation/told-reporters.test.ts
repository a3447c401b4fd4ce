import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '@parlour/server-db/database';
import { testDatabase } from '@parlour/testing/database';
import { addMember } from '@parlour/testing/members';
import { decideReport, moderationLetter } from '../index.ts';
import { brand, moderationStage } from '../testing/moderation-stage.ts';
import { addConversation, addMessage } from '../testing/talk.ts';

let database: Database;
const { db, mails, told, ports, jobContext, clear, reportBy, seenBy } = moderationStage(() => database);
let reported: string;

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
  await decideReport(ports, jobContext(), whole.id, removal);

  ports.takeDownMessages.mockResolvedValueOnce(0).mockResolvedValueOnce(0);
  expect(await decideReport(ports, jobContext(), message.id, removal)).toEqual({ decisionId: null });
  await expect(decideReport(ports, jobContext(), later.id, removal)).rejects.toMatchObject({
    problems: [{ field: 'outcome' }],
  });
  const outcomes = Object.fromEntries((await seenBy(reporter)).reports.map(({ id, outcome }) => [id, outcome]));
  expect(outcomes).toEqual({ [whole.id]: removal.outcome, [message.id]: removal.outcome, [later.id]: null });
  expect((await seenBy(reported)).decisions).toHaveLength(1);
});

it('a reporter whose address may be a stranger’s is told by the site, and not by mail', async () => {
  const reporter = await addMember(db(), brand, { confirmed: false });
  const { id } = await reportBy(reporter, { type: 'profile', id: reported });
  await decideReport(ports, jobContext(), id, { outcome: 'no_violation' });
  expect(await Promise.all(mails.map((mail) => moderationLetter(jobContext(), mail)))).toEqual([null]);
  expect(told).toEqual([[reporter, 'report_decided']]);
  expect((await seenBy(reporter)).reports).toMatchObject([{ status: 'decided', outcome: 'no_violation' }]);
});
