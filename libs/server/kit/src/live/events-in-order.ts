import type { DeliveredEvent, LiveListener } from '@parlour/server-bus/live-bus';
import type { EventWriter } from './event-writer.ts';

/** Events without a number that wait at most while a stream catches up; where more come, it ends, and its reader resumes. */
const HELD_AT_MOST = 200;

type NumberedEvent = DeliveredEvent & { id: number };

/** What a stream hears, on its way to its reader. */
export interface EventsInOrder {
  hear: LiveListener;
  /** Writes what was missed before the stream stood, and from then on what is heard. */
  begin(writer: EventWriter, missed: readonly DeliveredEvent[]): Promise<void>;
}

/**
 * Writes events by their numbers, each once and none left out, whatever the bus brings late, early or not at all. Where
 * a number is not the next one, what is missing is read from the mailbox. It is there: numbers are taken under the lock
 * of the mailbox's row, so whatever has a lower one has committed, and what rolls back takes none. Numbered events that
 * are heard meanwhile are not held, but read afterwards in their turn.
 *
 * @param readMissed what the mailbox has after a number
 * @param onLost told where the mailbox cannot be read, or too much waits for it: the stream is to end, and its reader
 * resumes by number
 */
export function eventsInOrder(
  readMissed: (after: number) => Promise<readonly DeliveredEvent[]>,
  onLost: (error: unknown) => void,
): EventsInOrder {
  /** Takes what comes at once; null before the stream stands, and while it catches up. */
  let ready: EventWriter | null = null;
  let newest: NumberedEvent | null = null;
  let held: DeliveredEvent[] = [];

  function hear(delivered: DeliveredEvent): void {
    if (!isNumbered(delivered)) {
      if (ready) ready.write(delivered);
      else if (held.push(delivered) > HELD_AT_MOST) onLost(new Error('too many events wait for a live stream'));
    } else if (ready && delivered.id <= ready.last() + 1) {
      ready.write(delivered);
    } else {
      if (delivered.id > (newest?.id ?? 0)) newest = delivered;
      if (ready) void catchUp(ready, []);
    }
  }

  async function catchUp(writer: EventWriter, missed: readonly DeliveredEvent[]): Promise<void> {
    ready = null;
    try {
      await writer.replay(missed);
      while (newest && newest.id > writer.last() && !writer.isEnded()) await readUpTo(writer, newest);
    } catch (error) {
      onLost(error);
    }
    for (const event of held) writer.write(event);
    held = [];
    newest = null;
    ready = writer;
  }

  /** Looks once for each number. No stream waits for what the mailbox lacks, as it has nothing of an erased member. */
  async function readUpTo(writer: EventWriter, heard: NumberedEvent): Promise<void> {
    const before = writer.last();
    await writer.replay(await readMissed(before));
    if (writer.last() === before && newest === heard) newest = null;
  }

  return { hear, begin: catchUp };
}

const isNumbered = (delivered: DeliveredEvent): delivered is NumberedEvent => delivered.id !== null;
