import { expect, test } from 'vitest';
import { setStage } from './stage.ts';

test('what was opened is ended the other way round, once', async () => {
  const ended: string[] = [];
  const stage = await setStage(async (later) => {
    later(() => ended.push('database'));
    later(() => ended.push('server'));
    return { port: 80 };
  });
  expect([stage.port, ended]).toEqual([80, []]);
  await stage.close();
  await stage.close();
  expect(ended).toEqual(['server', 'database']);
});

test('what fails ends what was opened before it', async () => {
  const ended: string[] = [];
  const opening = setStage(async (later) => {
    later(() => ended.push('database'));
    throw new Error('The server does not start');
  });
  await expect(opening).rejects.toThrow('The server does not start');
  expect(ended).toEqual(['database']);
});
