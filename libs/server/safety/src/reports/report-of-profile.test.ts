import { expect, it } from 'vitest';
import { report } from '@parlour/contract/safety/report';
import { contextOf, runCall } from '@parlour/testing/call';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { safetyCalls, type SafetyPorts } from '../index.ts';
import type { Evidence } from '../store/evidence.ts';
import { brand, moderationStage } from '../testing/moderation-stage.ts';
import { addConversation } from '../testing/talk.ts';

const calls = safetyCalls({} as SafetyPorts);
const database = await databaseOfFile();
const { db, jobContext, people } = moderationStage(() => database);

/** What a report of a member's profile keeps of what was said. */
async function wordsKept(id: string, by?: string): Promise<(string | null)[]> {
  const body = { target: { type: 'profile', id }, category: 'scam_or_spam' } as const;
  const made = (await runCall(calls, report, { body }, await contextOf(jobContext(), by))).report;
  const { evidence } = await db()
    .selectFrom('reports')
    .select('evidence')
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow();
  return (evidence as Evidence).messages.map(({ text }) => text);
}

it('keeps what the reporter and they said last, though they have emptied it since, and blocked the reporter', async () => {
  const [reporter, reported] = await people();
  const said = Array.from({ length: 21 }, (_, place) => [reported, `Pay me ${place}`] as const);
  await addConversation(db(), brand, reported, reporter, said);
  await db().updateTable('profiles').set({ name: 'Peter', about_me: null }).where('member_id', '=', reported).execute();
  const block = { brand, blocker_id: reported, blocked_id: reporter, created_at: jobContext().now };
  await db().insertInto('blocks').values(block).execute();
  expect(await wordsKept(reported, reporter)).toEqual(said.slice(1).map(([, text]) => text));
});

it('keeps nothing of what was said to others', async () => {
  const [other, reported] = await people();
  await addConversation(db(), brand, reported, other, [[reported, 'Pay me']]);
  for (const by of [await addMember(db(), brand), undefined]) expect(await wordsKept(reported, by)).toEqual([]);
});
