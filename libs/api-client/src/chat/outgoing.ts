import type { QueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { Gift } from '@parlour/contract/types/chat';
import type { Image } from '@parlour/contract/types/image';
import { DAY } from '@parlour/models/durations';
import { deviceStorage } from '@parlour/state/stored/browser-storage';
import { hasStrings } from '@parlour/state/stored/has-strings';
import { wordsKey } from '@parlour/state/words/unsent-words';
import { followStored, tellStored } from '@parlour/state/stored/stored-changes';
import { userOptions, useViewer } from '../account/user.ts';

interface Outgoing {
  clientId: string;
  /** Credits as the member saw them beside the button. */
  expectedCost: number;
  acceptFictional: boolean;
  /** By the server's clock, as what has arrived is dated by it too. */
  writtenAt: string;
  /** An earlier attempt had no answer. */
  isUnanswered?: boolean;
  /**
   * Why it has certainly not arrived. Unsent: there was no connection, or nobody has looked for it; it goes by itself. Refused:
   * only its member sends it again.
   */
  notSent?: 'unsent' | 'refused' | undefined;
}

/** A message that its member has sent off, words, a gift or a photo, and that the server may not have yet. */
export type OutgoingMessage = Outgoing &
  (
    | { text: string; gift: null; photo?: null }
    | { text: null; gift: Gift; photo?: null }
    | { text: null; gift: null; photo: Image }
  );

/** Messages to one person that are kept at most; the oldest give way. */
const MAX_OUTGOING = 20;

/** Long enough for a night without a connection; what was written before costs nobody credits who no longer thinks of it. */
const MEANT_FOR = DAY;

/** True where a message is young enough to be sent unasked; one whose age is unknown is not. */
export const isStillMeant = ({ writtenAt }: OutgoingMessage, now: Date): boolean =>
  now.getTime() - Date.parse(writtenAt) < MEANT_FOR;

const keyOf = (memberId: string | undefined, profileId: string): string =>
  wordsKey('outgoing', memberId ?? '', profileId);

const isOutgoing = hasStrings<OutgoingMessage>('clientId', 'writtenAt');

function listOf(text: string | null): OutgoingMessage[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOutgoing) : [];
  } catch {
    return [];
  }
}

/** The ids of those to whom the viewer has sent off something that this device keeps. */
export function keptAddressees(client: QueryClient): string[] {
  const start = viewersKey(client, '');
  return deviceStorage.keys().flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
}

const viewersKey = (client: QueryClient, profileId: string): string =>
  keyOf(client.getQueryData(userOptions().queryKey)?.user?.id, profileId);

/** What this page has kept and the device has taken: where it is missing since, another tab has let go of it. */
const taken = new Set<string>();

function change(client: QueryClient, profileId: string, changed: (kept: OutgoingMessage[]) => OutgoingMessage[]): void {
  const key = viewersKey(client, profileId);
  const messages = changed(listOf(deviceStorage.read(key)));
  for (const { clientId } of messages.splice(0, Math.max(0, messages.length - MAX_OUTGOING))) taken.delete(clientId);
  deviceStorage.write(key, messages.length === 0 ? null : JSON.stringify(messages));
  tellStored();
}

const isAmong = (kept: readonly OutgoingMessage[], id: string): boolean => kept.some(({ clientId }) => clientId === id);

/** Keeps a message on this device until the server is known to have it: a reload must neither lose it nor send it as another one. */
export function keepOutgoing(client: QueryClient, profileId: string, message: OutgoingMessage): void {
  const { clientId } = message;
  change(client, profileId, (kept) => [...kept.filter((each) => each.clientId !== clientId), message]);
  if (isAmong(keptOutgoing(client, profileId), clientId)) taken.add(clientId);
}

/** Notes what has become of a message that is kept; one that was given up meanwhile stays so. */
export const markOutgoing = (
  client: QueryClient,
  profileId: string,
  clientId: string,
  notSent: Outgoing['notSent'],
): void =>
  change(client, profileId, (kept) => kept.map((each) => (each.clientId === clientId ? { ...each, notSent } : each)));

/** True where this page's message is kept no longer: it has arrived, or was given up in another tab or with the conversation. */
export const isForgotten = (kept: readonly OutgoingMessage[], clientId: string): boolean =>
  taken.has(clientId) && !isAmong(kept, clientId);

/** Forgets a message that has arrived, went back to the draft or was given up. */
export const forgetKept = (client: QueryClient, profileId: string, clientId: string): void =>
  change(client, profileId, (kept) => kept.filter((message) => message.clientId !== clientId));

/** Keeps nothing more of what the viewer has sent off to somebody. */
export const forgetAllKept = (client: QueryClient, profileId: string): void => change(client, profileId, () => []);

/** What this device keeps of what the viewer has sent off to somebody. */
export const keptOutgoing = (client: QueryClient, profileId: string): readonly OutgoingMessage[] =>
  listOf(deviceStorage.read(viewersKey(client, profileId)));

/** What the viewer has sent off to somebody and nobody has confirmed, also before this page was loaded or in another tab. */
export function useKeptOutgoing(profileId: string): readonly OutgoingMessage[] {
  const key = keyOf(useViewer()?.id, profileId);
  const text = useSyncExternalStore(
    followStored,
    () => deviceStorage.read(key),
    () => null,
  );
  return useMemo(() => listOf(text), [text]);
}
