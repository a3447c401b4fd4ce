import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Id } from '../types/scalars.ts';

/** Logs out one session, or all but this one (contract A15). One that has ended already is no failure. */
export const endSessions = defineCall({
  method: 'DELETE',
  path: '/api/sessions.php',
  who: 'member',
  status: 204,
  body: z
    .strictObject({
      id: Id.optional(),
      others: z.union([z.literal(true), z.literal('1')], 'value_unknown').optional(),
    })
    .refine(({ id, others }) => (id === undefined) !== (others === undefined), 'value_unknown'),
  reply: z.undefined(),
  errors: [],
});
