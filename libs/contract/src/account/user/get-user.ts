import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { Country, IsoTime } from '../../types/scalars.ts';
import { User } from '../../types/user.ts';

/**
 * Who is here: a visitor gets 200 with `user: null`, never 403. `server_time` is the clock of every countdown; the live stream goes
 * on after `last_event`.
 */
export const getUser = defineCall({
  method: 'GET',
  path: '/api/user.php',
  who: 'anyone',
  keepsSession: true,
  query: z.strictObject({}),
  reply: z.object({
    user: User.nullable(),
    server_time: IsoTime,
    counts: z.object({ unread: z.int(), new_likes: z.int() }),
    last_event: z.int(),
    geo: z.object({ country: Country.nullable(), selected_country: Country.nullable() }),
  }),
  errors: [],
});
