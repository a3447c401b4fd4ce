import type { LiveEvent } from '@parlour/contract/live-events';

/** A live event on its way to a member's open tabs. `id` is its number in the member's mailbox; unstored ones have none. */
export interface DeliveredEvent {
  id: number | null;
  event: LiveEvent;
}

export type LiveListener = (delivered: DeliveredEvent) => void;

/**
 * Carries live events from whoever commits them to the streams of a member. Never awaited in a request. A stored event
 * may come late, after the next one or not at all: a stream reads from the mailbox what it lacks once a later one
 * comes, or when it resumes.
 *
 * This is the bus of one process: all three answer at once, from its memory. A bus that crosses processes (Redis) takes
 * more.
 * - What it subscribes to is in force later: a stream has to wait for that before it reads what it missed
 *   (`live-stream.ts`).
 * - `isHeard` has to ask the others, or `sessions.last_seen_at` (`take-notice.ts`).
 * - Its connection is closed with the server.
 *
 * `docs/operating.md` names what else two processes lack.
 */
export interface LiveBus {
  publish(brand: string, memberId: string, delivered: DeliveredEvent): void;
  /** Answers the function that ends the subscription. */
  subscribe(brand: string, memberId: string, listener: LiveListener): () => void;
  /** Does a stream of this member listen now? */
  isHeard(brand: string, memberId: string): boolean;
}
