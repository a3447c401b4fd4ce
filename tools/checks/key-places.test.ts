import { expect, test } from 'vitest';
import { strayKeys } from './key-places.ts';
import { allSources } from './sources.ts';

const found = (text: string, file = 'libs/chat/src/planted.tsx'): string[] => strayKeys({ file, text });

test.each([
  "void client.invalidateQueries({ queryKey: ['chat', 'list'] });",
  "useIsMutating({ mutationKey: ['swipe'] })",
  "const mutationKey = ['swipe'];",
  "callQuery(['regions'], getRegions, {})",
])('%s is found', (text) => {
  expect(found(text)).toHaveLength(1);
});

test.each([
  'queryKey: chatKeys.chats',
  'queryKey: [...membersKeys.likes, type]',
  'callQuery(profileKeys.regions, call)',
])('%s is fine', (text) => {
  expect(found(text)).toEqual([]);
});

test.each(['libs/api-client/src/chat/keys.ts', 'tools/bench/planted.tsx'])('a key is fine in %s', (file) => {
  expect(found("queryKey: ['chat']", file)).toEqual([]);
});

test('every key of the cache is named in the keys of its slice', async () => {
  expect(
    (await allSources()).flatMap(strayKeys),
    'Give the key a name in the `keys.ts` of its slice in libs/api-client, and use that',
  ).toEqual([]);
});
