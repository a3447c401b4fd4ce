import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { Country, Id, IsoTime } from '../../types/scalars.ts';

/** Where one is logged in (contract A15). `device` names browser and system; null where neither is known. */
export const listSessions = defineCall({
  method: 'GET',
  path: '/api/sessions.php',
  who: 'member',
  query: z.strictObject({}),
  reply: z.object({
    sessions: z.array(
      z.object({
        id: Id,
        device: z.string().nullable(),
        country: Country.nullable(),
        last_seen: IsoTime,
        current: z.boolean(),
        push: z.boolean(),
      }),
    ),
  }),
  errors: [],
});
