import { beforeEach, expect, it } from 'vitest';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { decideReport } from '../index.ts';
import { moderationStage } from '../testing/moderation-stage.ts';

const database = await databaseOfFile();
const { clear, jobContext, people, ports, reportBy, seenBy } = moderationStage(() => database);

beforeEach(clear);

it('what is reported again after its decision is a report of its own, for somebody to look at', async () => {
  const [reporter, reported] = await people();
  const first = await reportBy(reporter, { type: 'profile', id: reported });
  await decideReport(ports, jobContext(), first.id, { outcome: 'no_violation' });
  const again = await reportBy(reporter, { type: 'profile', id: reported });
  expect(again).toMatchObject({ status: 'received', outcome: null });
  expect((await seenBy(reporter)).reports.map(({ id }) => id).toSorted()).toEqual([first.id, again.id].toSorted());
});
