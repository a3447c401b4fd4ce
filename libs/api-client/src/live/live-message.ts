import type { LiveEvent } from '@parlour/contract/live-events';

/** A live event as it reaches a tab; `id` is its number in the member's mailbox, null where it is not stored. */
export interface LiveMessage<E extends LiveEvent = LiveEvent> {
  id: number | null;
  event: E;
}

export type EventOf<K extends LiveEvent['kind']> = Extract<LiveEvent, { kind: K }>;
