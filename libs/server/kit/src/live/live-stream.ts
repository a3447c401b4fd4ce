import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DeliveredEvent } from '@parlour/server-bus/live-bus';
import { lastEventOf, missedEvents } from '@parlour/server-bus/missed-events';
import type { CountCall } from '../calls/call-limits.ts';
import { eventWriter, type EventWriter } from './event-writer.ts';
import { eventsInOrder } from './events-in-order.ts';
import { openStreams } from './open-streams.ts';
import { refuse, refuseFields } from '../calls/refusal.ts';
import { endOf } from '../requests/request-end.ts';
import type { RequestTools, ServerParts } from '../server-parts.ts';
import { sessionWatch } from './session-watch.ts';
import type { Site } from '../sites/sites.ts';

/**
 * `GET /api/events.php`: a member's events as they happen (contract part 6). `Last-Event-ID` or `?after=` resumes after that
 * number; without either the stream begins with what comes next, and what is no number is refused, since whoever sent it would
 * believe to have missed nothing. Opening it counts as a call.
 */
export function mountLiveStream(
  app: FastifyInstance,
  { bus, sites, now }: ServerParts,
  tools: RequestTools,
  countCall: CountCall,
): void {
  const open = openStreams();
  const watch = sessionWatch({
    now,
    report: (error) => app.log.error({ err: error }, 'live streams could not be looked after'),
  });
  app.addHook('preClose', async () => open.endAll());

  app.get('/api/events.php', { exposeHeadRoute: false }, async (request, reply) => {
    const gone = endOf(reply);
    const { site, context } = await tools.scopeOf(request);
    const excess = countCall(context);
    if (excess) throw excess;
    const { session } = context;
    if (!session) throw refuse('authentication_required');
    if (gone.aborted) throw refuse('bad_request');
    const after = resumedAfter(request);

    let writer: EventWriter | null = null;
    const { hear, begin } = eventsInOrder(
      (last) => missedEvents(site.db, site.brand.id, session.memberId, last),
      (error) => {
        app.log.error({ err: error }, 'a live stream could not read what it missed, and ended');
        end();
      },
    );
    const stops = [
      open.add(session.id, end),
      bus.subscribe(site.brand.id, session.memberId, hear),
      watch.add(site, session.id, end),
      sites.subscribe(site.brand.id, (version) =>
        version === null ? end() : hear({ id: null, event: { kind: 'settings_changed', version } }),
      ),
    ];
    function end(): void {
      stops.splice(0).forEach((stop) => stop());
      writer?.end();
    }
    gone.addEventListener('abort', end);

    const replay = await replayFor(site, session.memberId, after).catch((error: unknown) => {
      end();
      throw error;
    });
    reply.hijack();
    writer = eventWriter(reply.raw, reply.getHeaders(), replay.from, end);
    if (stops.length === 0) return writer.end();
    await begin(writer, replay.events);
  });
}

/** The number of the last event that came, as the browser itself or our client says it; null where neither does. */
function resumedAfter({ headers, url }: FastifyRequest): number | null {
  const inQuery = new URL(url, 'http://host').searchParams.get('after');
  const number = headers['last-event-id']?.toString() ?? inQuery;
  if (number === null) return null;
  if (!/^\d{1,15}$/.test(number)) throw refuseFields({ after: 'value_unknown' });
  return Number(number);
}

/** Where a stream begins and what it missed. */
async function replayFor(
  { db, brand }: Site,
  memberId: string,
  after: number | null,
): Promise<{ from: number; events: DeliveredEvent[] }> {
  if (after === null) return { from: await lastEventOf(db, brand.id, memberId), events: [] };
  return { from: after, events: await missedEvents(db, brand.id, memberId, after) };
}
