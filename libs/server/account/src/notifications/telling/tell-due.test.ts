import { expect, test } from 'vitest';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { tellingStage } from '../../testing/telling-stage.ts';
import type { TellingPorts } from '../ports.ts';
import { tellAllDue } from './tell-due.ts';

const database = await databaseOfFile();

test('a member who cannot be told keeps no other back, and is told the next time', async () => {
  const stage = tellingStage(database, 'due', () => false);
  const [ada, tom, eve] = [await stage.add(), await stage.add(), await stage.add()];
  for (const memberId of [tom, eve]) {
    stage.watching.add(memberId);
    await stage.writeTo(memberId, ada);
  }
  await stage.work();
  stage.wait(15);

  let unlucky: string | undefined;
  const ports: TellingPorts = {
    isWatching: () => false,
    async enqueue(_, job) {
      unlucky ??= job.data.memberId;
      if (job.data.memberId === unlucky) throw new Error('no room in the queue');
      stage.queue.push(job);
    },
  };
  await expect(tellAllDue(ports, stage.world)).rejects.toThrow('1 members were not told what was held back');
  const lucky = unlucky === tom ? eve : tom;
  expect(stage.queue.map(({ data }) => data.memberId)).toEqual([lucky]);
  await stage.tellAllDue();
  expect(stage.queue.map(({ data }) => data.memberId)).toEqual([lucky, unlucky]);
});
