import { expect, test } from 'vitest';
import { runBrand, type Said } from './run-brand.fixture.ts';

const run = (...words: string[]): Promise<Said> => runBrand({}, words);

test.each([
  [['--json']],
  [['sell']],
  [['constructor']],
  [['publish']],
  [['unpublish']],
  [['publish', 'harbour', '--version', 'new']],
  [['add-code', 'harbour', '--code', 'SPRING', '--percentage', 'much']],
  [['list', '--all']],
])('%j shows how it is used', async (words) => {
  expect(await run(...words)).toMatchObject({ code: 1, complained: expect.stringContaining('npm run brand --') });
});

test.each([
  [['help'], 0],
  [['--help'], 0],
  [['publish', '--help'], 0],
  [['publish', '-h'], 0],
  [[], 1],
])('%j is answered by the usage, and by no complaint', async (words, code) => {
  const usage = expect.stringContaining('npm run brand -- <command>');
  expect(await run(...words)).toEqual({ code, said: usage, complained: '' });
});

test('an option that npm took for itself is not left out in silence', async () => {
  const variables = { npm_lifecycle_event: 'brand', npm_config_replace_registry_host: 'true' };
  const { code, complained } = await runBrand({ variables }, ['publish', 'harbour']);
  const told = 'npm took --replace for itself; write -- before the options: npm run brand -- publish …';
  expect([code, complained.split('\n')[0]]).toEqual([1, told]);
});

test.each([
  [['list', '--version', '3'], '"list" makes nothing of: version.'],
  [['list', 'harbour'], '"list" makes nothing of: harbour.'],
  [['add', 'harbour.json', '--live', '--json'], '"add" makes nothing of: live, json.'],
  [['publish', 'harbour', 'now', '--hours', '3'], '"publish" makes nothing of: hours, now.'],
])('%j is not done, since the command knows no such thing', async (words, reason) => {
  const { code, said, complained } = await run(...words);
  expect([code, said, complained.split('\n\n')[0]]).toEqual([1, '', reason]);
  expect(complained).toContain('npm run brand -- <command>');
});
