// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import {
  forgetAllKept,
  forgetKept,
  isForgotten,
  isStillMeant,
  keepOutgoing,
  keptAddressees,
  keptOutgoing,
  markOutgoing,
  type OutgoingMessage,
} from './outgoing.ts';

const NORA = 'nora';
const messageOf = (clientId: string): OutgoingMessage => ({
  clientId,
  text: clientId,
  gift: null,
  expectedCost: 10,
  acceptFictional: false,
  writtenAt: '2026-11-21T20:00:00.000Z',
});

afterEach(() => localStorage.clear());

it('a message is forgotten once the device keeps it no longer, but not where a full list had no room for it', () => {
  const client = new QueryClient();
  const isGone = (clientId: string) => isForgotten(keptOutgoing(client, NORA), clientId);
  const numbers = Array.from({ length: 21 }, (_, number) => `${number}`);
  for (const number of numbers) keepOutgoing(client, NORA, messageOf(number));
  expect(keptOutgoing(client, NORA)).toHaveLength(20);
  expect(isGone('0')).toBe(false);
  expect(isGone('20')).toBe(false);
  forgetKept(client, NORA, '20');
  expect([isGone('20'), isGone('0')]).toEqual([true, false]);
  expect(isGone('of another page')).toBe(false);
});

it.each([
  ['keeps', keepOutgoing, undefined],
  [
    'marks',
    (...[client, id, { clientId }]: Parameters<typeof keepOutgoing>) => markOutgoing(client, id, clientId, 'refused'),
    'refused',
  ],
] as const)('what another tab keeps at the moment at which this one %s its own stays', (_, change, notSent) => {
  const client = new QueryClient();
  const own = messageOf('own');
  keepOutgoing(client, NORA, own);
  const read = vi.spyOn(Storage.prototype, 'getItem').mockImplementationOnce((key) => {
    read.mockRestore();
    const found = localStorage.getItem(key);
    keepOutgoing(new QueryClient(), NORA, messageOf('other'));
    return found;
  });
  change(client, NORA, own);
  const kept = keptOutgoing(client, NORA);
  expect(new Map(kept.map((each) => [each.clientId, each.notSent]))).toEqual(
    new Map([
      ['own', notSent],
      ['other', undefined],
    ]),
  );
  expect(isForgotten(kept, 'other')).toBe(false);
});

it('messages are kept by addressee, and come in the order in which they were written', () => {
  const client = new QueryClient();
  const at = (clientId: string, writtenAt: string) => ({ ...messageOf(clientId), writtenAt });
  keepOutgoing(client, NORA, at('later', '2026-11-21T20:00:02.000Z'));
  keepOutgoing(client, NORA, at('earlier', '2026-11-21T20:00:01.000Z'));
  keepOutgoing(client, 'lucas', messageOf('his'));
  expect(keptOutgoing(client, NORA).map(({ clientId }) => clientId)).toEqual(['earlier', 'later']);
  expect(new Set(keptAddressees(client))).toEqual(new Set([NORA, 'lucas']));
  forgetAllKept(client, NORA);
  expect(keptAddressees(client)).toEqual(['lucas']);
});

it.each(['null', '{"kept":[]}', '"words"', 'not JSON', '[null,7,{"text":"without a name"}]'])(
  'what another release has kept, %s, is as if it were not there, and nothing is in the way of the next message',
  (text) => {
    const client = new QueryClient();
    for (const key of ['parlour.outgoing..nora', 'parlour.outgoing..nora.now']) localStorage.setItem(key, text);
    expect(keptOutgoing(client, NORA)).toEqual([]);
    keepOutgoing(client, NORA, messageOf('now'));
    expect(keptOutgoing(client, NORA)).toEqual([messageOf('now')]);
  },
);

it.each([
  ['2026-11-21T20:00:00.000Z', true],
  ['2026-11-21T19:59:59.999Z', true],
  ['2026-11-20T20:00:00.001Z', true],
  ['2026-11-20T20:00:00.000Z', false],
  ['a time that nobody can read', false],
])('a message that was written at %s goes by itself a day later: %s', (writtenAt, isMeant) => {
  const now = new Date('2026-11-21T20:00:00.000Z');
  expect(isStillMeant({ ...messageOf('one'), writtenAt }, now)).toBe(isMeant);
});
