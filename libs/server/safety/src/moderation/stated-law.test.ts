import { expect, it } from 'vitest';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { decideReport, moderationLetter, reject } from '../index.ts';
import { moderationStage, reasons } from '../testing/moderation-stage.ts';

const database = await databaseOfFile();
const { mails, ports, jobContext, photoOf, reportBy, people } = moderationStage(() => database);

it('names the law that was broken, and says whether a report led to it', async () => {
  const [reporter, owner] = await people();
  const photo = await photoOf(owner);
  const law = 'Article 254ba of the Dutch Criminal Code';
  await expect(reject(ports, jobContext(), photo, { ...reasons, ground: 'illegal' })).rejects.toMatchObject({
    problems: [{ field: 'law' }],
  });
  await reject(ports, jobContext(), photo, { ...reasons, ground: 'illegal', law });
  const stated = { ground: 'illegal', law, afterReport: false };
  expect(await moderationLetter(jobContext(), mails[0]!)).toMatchObject(stated);
  const { id } = await reportBy(reporter, { type: 'profile', id: owner });
  await decideReport(ports, jobContext(), id, { outcome: 'warned', ...reasons });
  const reported = await moderationLetter(jobContext(), mails[1]!);
  expect(reported).toMatchObject({ ground: 'terms', afterReport: true });
  expect(reported).not.toHaveProperty('law');
});
