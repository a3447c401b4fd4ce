import { expect, it } from 'vitest';
import { askExport } from '@parlour/contract/account/own-data/ask-export';
import { listExports } from '@parlour/contract/account/own-data/list-exports';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { makeExport } from './make-export.ts';
import { codeOf, confirmedMember, password } from '../testing/account-stage.ts';

const database = await databaseOfFile();

it('a copy is on its member’s list alone, and keeps nobody else from one', async () => {
  const { stage, id } = await confirmedMember(database, 'whose-copy');
  const { id: other } = await confirmedMember(database, 'whose-copy', {}, { name: 'Uma', email: 'uma@example.com' });
  await stage.call(askExport, { body: { password } }, { id });
  expect((await stage.call(listExports, {}, { id })).exports).toHaveLength(1);
  expect((await stage.call(listExports, {}, { id: other })).exports).toEqual([]);
  expect(await codeOf(stage.call(askExport, { body: { password } }, { id: other }))).toBe('done');
});

it('a copy that is made twice at the same moment is mailed once', async () => {
  const { stage, id } = await confirmedMember(database, 'made-twice');
  await stage.call(askExport, { body: { password } }, { id });
  const [order] = stage.deeds.exports;
  const enqueue: Parameters<typeof makeExport>[0]['ports']['enqueue'] = async (_, job) =>
    void (job.name === 'send-mail' && stage.deeds.mails.push(job.data));
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const make = (done: PromiseWithResolvers<void>, other: Promise<void>) => {
    const write = async () => {
      done.resolve();
      await other;
    };
    return makeExport({ ...stage.world, ports: { write, readPhoto: async () => null, enqueue } }, order!);
  };
  await Promise.all([make(first, second.promise), make(second, first.promise)]);
  expect(stage.deeds.mails.filter(({ kind }) => kind === 'export-ready')).toHaveLength(1);
});
