// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { isForgotten, keepOutgoing, keptOutgoing, forgetKept, type OutgoingMessage } from './outgoing.ts';

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

it.each(['null', '{"kept":[]}', '"words"', 'not JSON', '[null,7,{"text":"without a name"}]'])(
  'what another release has kept, %s, is as if it were not there, and nothing is in the way of the next message',
  (text) => {
    const client = new QueryClient();
    localStorage.setItem('parlour.outgoing..nora', text);
    expect(keptOutgoing(client, NORA)).toEqual([]);
    keepOutgoing(client, NORA, messageOf('now'));
    expect(keptOutgoing(client, NORA)).toEqual([messageOf('now')]);
  },
);
