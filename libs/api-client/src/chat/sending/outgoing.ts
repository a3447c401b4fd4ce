import type { QueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { Gift } from '@parlour/contract/types/chat';
import type { Image } from '@parlour/contract/types/image';
import { DAY } from '@parlour/models/durations';
import { deviceStorage } from '@parlour/state/stored/browser-storage';
import { hasStrings } from '@parlour/state/stored/has-strings';
import { wordsKey } from '@parlour/state/words/unsent-words';
import { followStored, tellStored } from '@parlour/state/stored/stored-changes';
import { userOptions, useViewer } from '../../account/user.ts';

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

/** Where messages lie: each under its addressee and its own id, so that no tab writes over what another keeps. */
const keyOf = (memberId: string | undefined, place: string): string => wordsKey('outgoing', memberId ?? '', place);

const viewersKey = (client: QueryClient, place: string): string =>
  keyOf(client.getQueryData(userOptions().queryKey)?.user?.id, place);

const keysFrom = (start: string): string[] => deviceStorage.keys().filter((key) => key.startsWith(start));

/** What lies under all keys that begin so, one a line: the same text as long as nothing changes. */
const textFrom = (start: string): string =>
  keysFrom(start)
    .map((key) => deviceStorage.read(key))
    .join('\n');

const isOutgoing = hasStrings<OutgoingMessage>('clientId', 'writtenAt');

function messagesOf(line: string): OutgoingMessage[] {
  try {
    const kept: unknown = JSON.parse(line);
    return isOutgoing(kept) ? [kept] : [];
  } catch {
    return [];
  }
}

/** In the order in which they were written. */
const listOf = (text: string): OutgoingMessage[] =>
  text
    .split('\n')
    .flatMap(messagesOf)
    .toSorted((one, other) => Date.parse(one.writtenAt) - Date.parse(other.writtenAt));

/** The ids of those to whom the viewer has sent off something that this device keeps, one for each message. */
export function keptAddressees(client: QueryClient): string[] {
  const start = viewersKey(client, '');
  return keysFrom(start).map((key) => key.slice(start.length, key.lastIndexOf('.')));
}

/** What this page has kept and the device has taken: where it is missing since, another tab has let go of it. */
const taken = new Set<string>();

/** What was sent off in this page. */
const ofThisPage = new Set<string>();

/** False for what another tab has sent off, or this one before it was loaded. */
export const isOfThisPage = (clientId: string): boolean => ofThisPage.has(clientId);

function write(client: QueryClient, profileId: string, clientId: string, message: OutgoingMessage | null): void {
  deviceStorage.write(viewersKey(client, `${profileId}.${clientId}`), message && JSON.stringify(message));
  tellStored();
}

const findKept = (kept: readonly OutgoingMessage[], id: string): OutgoingMessage | undefined =>
  kept.find(({ clientId }) => clientId === id);

/** Keeps a message on this device until the server is known to have it: a reload must neither lose it nor send it as another one. */
export function keepOutgoing(client: QueryClient, profileId: string, message: OutgoingMessage): void {
  ofThisPage.add(message.clientId);
  write(client, profileId, message.clientId, message);
  for (const { clientId } of keptOutgoing(client, profileId).slice(0, -MAX_OUTGOING)) {
    taken.delete(clientId);
    forgetKept(client, profileId, clientId);
  }
  if (findKept(keptOutgoing(client, profileId), message.clientId)) taken.add(message.clientId);
}

/** Notes what has become of a message that is kept; one that was given up meanwhile stays so. */
export function markOutgoing(
  client: QueryClient,
  profileId: string,
  clientId: string,
  notSent: Outgoing['notSent'],
): void {
  const kept = findKept(keptOutgoing(client, profileId), clientId);
  if (kept) write(client, profileId, clientId, { ...kept, notSent });
}

/** True where this page's message is kept no longer: it has arrived, or was given up in another tab or with the conversation. */
export const isForgotten = (kept: readonly OutgoingMessage[], clientId: string): boolean =>
  taken.has(clientId) && !findKept(kept, clientId);

/** Forgets a message that has arrived, went back to the draft or was given up. */
export const forgetKept = (client: QueryClient, profileId: string, clientId: string): void =>
  write(client, profileId, clientId, null);

/** Keeps nothing more of what the viewer has sent off to somebody. */
export function forgetAllKept(client: QueryClient, profileId: string): void {
  for (const { clientId } of keptOutgoing(client, profileId)) forgetKept(client, profileId, clientId);
}

/** What this device keeps of what the viewer has sent off to somebody, in the order in which it was written. */
export const keptOutgoing = (client: QueryClient, profileId: string): readonly OutgoingMessage[] =>
  listOf(textFrom(viewersKey(client, `${profileId}.`)));

/** What the viewer has sent off to somebody and nobody has confirmed, also before this page was loaded or in another tab. */
export function useKeptOutgoing(profileId: string): readonly OutgoingMessage[] {
  const start = keyOf(useViewer()?.id, `${profileId}.`);
  const text = useSyncExternalStore(
    followStored,
    () => textFrom(start),
    () => '',
  );
  return useMemo(() => listOf(text), [text]);
}
