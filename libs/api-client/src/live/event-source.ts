import type { LiveEvent } from '@parlour/contract/live-events';
import { SECOND } from '@parlour/models/durations';
import type { LiveMessage } from './live-message.ts';

const ADDRESS = '/api/events.php';
/** Milliseconds before a stream that the server refused is asked for again. */
const AGAIN_AFTER = 30 * SECOND;
/** Milliseconds after which a stream that says nothing is taken for dead: the server is heard every 20 seconds. */
const DEAD_AFTER = 50 * SECOND;

const kinds = Object.keys({
  message: true,
  message_read: true,
  conversation_read: true,
  conversation_changed: true,
  typing: true,
  like: true,
  match: true,
  counts: true,
  credits: true,
  decision: true,
  settings_changed: true,
  reset: true,
} satisfies Record<LiveEvent['kind'], true>);

// Not always stored: such an event comes under the number of the one before it, and says all there is to know by itself.
const unnumbered: ReadonlySet<string> = new Set<LiveEvent['kind']>(['typing', 'credits', 'settings_changed']);

/**
 * Opens the live stream after event number `after`. The browser itself connects again and resumes; where it gave up, or does not
 * notice that the stream has died, this does. Answers the function that closes it.
 *
 * @param onRefused the server answered something else than a stream, as where the session has ended; it is asked for again
 */
export function openEventSource(
  after: () => number,
  onMessage: (message: LiveMessage) => void,
  onRefused: () => void,
): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function openIn(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(open, milliseconds);
  }

  function open(): void {
    source?.close();
    openIn(DEAD_AFTER);
    const stream = new EventSource(`${ADDRESS}?after=${after()}`);
    source = stream;
    const hear = ({ type, data, lastEventId }: MessageEvent<string>) => {
      openIn(DEAD_AFTER);
      const id = unnumbered.has(type) || lastEventId === '' ? null : Number(lastEventId);
      onMessage({ id, event: JSON.parse(data) as LiveEvent });
    };
    for (const kind of kinds) stream.addEventListener(kind, hear);
    stream.addEventListener('here', () => openIn(DEAD_AFTER));
    stream.addEventListener('error', () => {
      if (stream.readyState !== EventSource.CLOSED) return;
      openIn(AGAIN_AFTER);
      onRefused();
    });
  }

  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
