import type { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { userOptions } from '@parlour/api-client/account/user';
import type { OutgoingMessage } from '@parlour/api-client/chat/sending/outgoing';
import { nora, SERVER_TIME } from './server.ts';

/** Under which the device keeps the messages that have not arrived. */
const outgoingKeys = () => Object.keys(localStorage).filter((name) => name.startsWith('parlour.outgoing.'));

const tell = (key: string) => act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));

/** Another tab sends words to Nora off. */
export function keepElsewhere(client: QueryClient, text: string): void {
  const viewer = client.getQueryData(userOptions().queryKey)!.user!;
  const key = `parlour.outgoing.${viewer.id}.${nora.id}.elsewhere`;
  const message = { clientId: 'elsewhere', text, gift: null, expectedCost: 0, acceptFictional: false };
  localStorage.setItem(key, JSON.stringify({ ...message, writtenAt: SERVER_TIME }));
  tell(key);
}

/** Changes what the device keeps of the only unsent message, as another tab or the time would. */
export function changeKept(changes: Partial<OutgoingMessage>): void {
  const [key] = outgoingKeys() as [string];
  const message = JSON.parse(localStorage.getItem(key)!) as OutgoingMessage;
  localStorage.setItem(key, JSON.stringify({ ...message, ...changes }));
  tell(key);
}

/** The unsent messages were sent or given up in another tab. */
export function removeKept(): void {
  for (const key of outgoingKeys()) {
    localStorage.removeItem(key);
    tell(key);
  }
}
