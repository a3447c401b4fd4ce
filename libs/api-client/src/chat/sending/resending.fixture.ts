import { QueryClient } from '@tanstack/react-query';
import { expect, vi } from 'vitest';
import { CONVERSATION, messageOf } from '@parlour/testing/chat-data';
import { member } from '@parlour/testing/page-data';
import { userOptions } from '../../account/user.ts';
import type { ApiError } from '../../api-error.ts';
import { bindTransport, type Transport } from '../../transport.ts';
import type { OutgoingMessage } from './outgoing.ts';
import { sendOut } from './send-message.ts';

/** What arrived, in its order. */
export const sent = vi.fn<(body: { client_id: string; profile_id: string; expected_cost: number }) => void>();
export const clientIds = () => sent.mock.calls.map(([{ client_id }]) => client_id);

/** The way to a server that answers as it is told. */
export const line: {
  /** What each further send is answered with before it is answered well. */
  failures: ApiError[];
  /** What each further send waits for before it is answered. */
  gate: Promise<void> | undefined;
  /** The page in which is written. */
  client: QueryClient;
} = { failures: [], gate: undefined, client: new QueryClient() };

const answer: Transport = async ({ body }) => {
  sent(body as Parameters<typeof sent>[0]);
  const failure = line.failures.shift();
  await line.gate;
  if (failure) throw failure;
  return { message: messageOf(1, { from: 'me' }), conversation: { id: CONVERSATION }, credits: 5, free_left: null };
};

/** A page as it is loaded: it knows who is here, and what the device keeps. */
export function load(id = 'ada'): QueryClient {
  const page = new QueryClient();
  bindTransport(page, answer);
  page.setQueryData(userOptions().queryKey, { user: { ...member().user, id } } as never);
  return page;
}

export const messageNamed = (clientId: string): OutgoingMessage => ({
  clientId,
  text: clientId,
  gift: null,
  expectedCost: 10,
  acceptFictional: false,
  writtenAt: new Date().toISOString(),
});

export const setOnLine = (onLine: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);

export async function writeOffline(profileId: string, ...names: string[]): Promise<void> {
  setOnLine(false);
  for (const name of names) {
    const sending = sendOut(line.client, { profile_id: profileId }, profileId, messageNamed(name));
    await expect(sending).rejects.toThrow('offline');
  }
  setOnLine(true);
}

export function openLine(): void {
  Object.assign(line, { failures: [], gate: undefined, client: load() });
}

export function closeLine(): void {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
  sent.mockReset();
}
