import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { Id } from '../../types/scalars.ts';

/** Logs out one session, or all but this one (contract A15). One that has ended already is no failure. */
export const endSessions = defineCall({
  method: 'DELETE',
  path: '/api/sessions.php',
  who: 'member',
  status: 204,
  body: z
    .strictObject({
      id: Id.optional(),
      /** In an address as text, of either way to write it. */
      others: z.literal([true, 'true', '1'], 'value_unknown').optional(),
    })
    .refine(({ id, others }) => (id === undefined) !== (others === undefined), 'value_unknown'),
  reply: z.undefined(),
  errors: [],
});
