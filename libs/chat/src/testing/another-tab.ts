import { act } from '@testing-library/react';
import type { OutgoingMessage } from '@parlour/api-client/chat/outgoing';

/** Under which the device keeps the messages that have not arrived. */
const outgoingKeys = () => Object.keys(localStorage).filter((name) => name.startsWith('parlour.outgoing.'));

const tell = (key: string) => act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));

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
