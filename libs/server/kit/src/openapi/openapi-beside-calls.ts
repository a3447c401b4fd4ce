import { z } from 'zod';
import { LiveEvent } from '@parlour/contract/live-events';
import { refusalResponse, schemaOf, type Json } from './openapi-parts.ts';

const reply = (description: string, type: string, schema: z.ZodType): Json => ({
  description,
  content: { [type]: { schema: schemaOf(schema, 'output') } },
});

/** Of the last event that came: what was missed since comes first. */
const eventNumber = { type: 'integer', minimum: 0, maximum: 999_999_999_999_999 };
const Health = z.object({ ok: z.boolean(), checks: z.record(z.string(), z.boolean()) });
const Version = z.object({ build: z.string(), min_client: z.int() });

/** What the server answers beside the calls: the state of its process on any host (contract I4), and the live stream (part 6). */
export const besideCalls: Record<string, Json> = {
  '/api/health.php': {
    get: {
      operationId: 'get-health-php',
      tags: ['health'],
      responses: {
        200: reply(
          'All that the server cannot do without answers; `checks` tells of the rest too',
          'application/json',
          Health,
        ),
        503: reply('Something does not, or the server is about to stop', 'application/json', Health),
      },
    },
  },
  '/api/version.php': {
    get: {
      operationId: 'get-version-php',
      tags: ['version'],
      responses: { 200: reply('The build, and the oldest client that it serves', 'application/json', Version) },
    },
  },
  '/api/events.php': {
    get: {
      operationId: 'get-events-php',
      tags: ['events'],
      security: [{ session: [] }],
      parameters: [
        { name: 'Last-Event-ID', in: 'header', schema: eventNumber },
        { name: 'after', in: 'query', schema: eventNumber },
      ],
      responses: {
        200: reply('Events of the member as they happen; the data of each', 'text/event-stream', LiveEvent),
        403: refusalResponse(['authentication_required']),
        421: refusalResponse(['unknown_brand']),
        422: refusalResponse(['validation_failed']),
        429: refusalResponse(['rate_limited']),
      },
    },
  },
};
