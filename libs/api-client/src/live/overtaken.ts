import type { QueryClient } from '@tanstack/react-query';

/** The subject of the totals of what is unread and of new likes; that of what answers say of a conversation is its id. */
export const TOTALS = 'totals';

/** The subject of what live events say was changed of a conversation. */
export const changesOf = (conversationId: string): string => `changed.${conversationId}`;

interface Turns {
  begun: number;
  newest: number;
}

const allTurns = new WeakMap<QueryClient, Map<string, Turns>>();

function turnsOf(client: QueryClient, subject: string): Turns {
  const bySubject = allTurns.get(client) ?? new Map<string, Turns>();
  const turns = bySubject.get(subject) ?? { begun: 0, newest: 0 };
  allTurns.set(client, bySubject.set(subject, turns));
  return turns;
}

/**
 * Begins a call whose answer tells how something stands. Answers what is asked once it is here: is it the newest that is known, or
 * have an event since, or the answer to a later call, overtaken it?
 */
export function expectNewest(client: QueryClient, subject: string): () => boolean {
  const turns = turnsOf(client, subject);
  const turn = ++turns.begun;
  return () => {
    if (turn < turns.newest) return false;
    turns.newest = turn;
    return true;
  };
}

/** Notes that a live event has told how something stands: answers that are under way may be older. */
export const noteNews = (client: QueryClient, subject: string): void => void expectNewest(client, subject)();
