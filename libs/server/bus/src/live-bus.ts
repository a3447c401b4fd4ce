import type { LiveEvent } from '@parlour/contract/live-events';

/** A live event on its way to a member's open tabs. `id` is its number in the member's mailbox; unstored ones have none. */
export interface DeliveredEvent {
  id: number | null;
  event: LiveEvent;
}

export type LiveListener = (delivered: DeliveredEvent) => void;

/**
 * Carries live events from whoever commits them to the streams of a member. Never awaited in a request: losing one is
 * harmless, because a stream resumes from the mailbox. Several processes need a bus that crosses them (Redis); this port
 * is all that such a bus has to fill.
 */
export interface LiveBus {
  publish(brand: string, memberId: string, delivered: DeliveredEvent): void;
  /** Answers the function that ends the subscription. */
  subscribe(brand: string, memberId: string, listener: LiveListener): () => void;
  /** Does a stream of this member listen now? */
  isHeard(brand: string, memberId: string): boolean;
}
