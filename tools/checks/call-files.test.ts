import { expect, test } from 'vitest';
import { misplacedCalls } from './call-files.ts';
import { allSources } from './sources.ts';

const contract = { file: 'libs/contract/src/chat/send-message.ts', text: 'export const sendMessage = defineCall({' };
const server = { file: 'libs/server/chat/src/sending/send-message.ts', text: 'handle(sendMessage, async () => null)' };

test('a call with a file of its name in both rooms is fine', () => {
  expect(misplacedCalls([contract, server])).toEqual([]);
  const onItsOwnLine = { ...server, text: 'handle(\n  sendMessage,\n  async () => null,\n)' };
  expect(misplacedCalls([contract, onItsOwnLine])).toEqual([]);
});

test.each([
  [
    { file: 'libs/contract/src/chat/messages.ts' },
    {},
    'libs/contract/src/chat/messages.ts: sendMessage belongs into send-message.ts',
  ],
  [{}, { file: 'libs/server/chat/src/messages.ts' }, 'sendMessage: no send-message.ts in libs/server handles it'],
  [
    {},
    { text: 'handle(sendMessageAgain, async () => null)' },
    'sendMessage: no send-message.ts in libs/server handles it',
  ],
])('a call elsewhere is found', (there, here, found) => {
  expect(
    misplacedCalls([
      { ...contract, ...there },
      { ...server, ...here },
    ]),
  ).toEqual([found]);
});

test('where no contract was read, nothing is said to be fine', () => {
  expect(() => misplacedCalls([server])).toThrow('No call');
});

test('every call has a file of its name in the contract and on the server', async () => {
  expect(
    misplacedCalls(await allSources()),
    'Give each call a file of its name, in libs/contract/src/<slice> and in libs/server/<slice>/src',
  ).toEqual([]);
});
