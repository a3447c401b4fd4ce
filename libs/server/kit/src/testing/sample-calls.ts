import { z } from 'zod';
import { defineCall } from '@parlour/contract/define-call';
import { DatabaseAway } from '@parlour/server-db/database-away';
import { handle, type HandledCall } from '../calls/handle.ts';
import { refuse, refuseBecause, refuseFields } from '../calls/refusal.ts';

/** Calls that do nothing but show what the pipeline does around them. */
export const whoAmI = defineCall({
  method: 'GET',
  path: '/api/who.php',
  who: 'anyone',
  query: z.strictObject({}),
  reply: z.object({ name: z.string().nullable(), brand: z.string() }),
  errors: [],
});
export const deposit = defineCall({
  method: 'POST',
  path: '/api/deposit.php',
  who: 'member',
  idempotent: true,
  body: z.strictObject({
    amount: z.int().min(1, 'limit_invalid'),
    fail: z.enum(['refused', 'broken', 'away', 'no-database', 'late']).optional(),
    slow: z.boolean().optional(),
  }),
  reply: z.object({ total: z.int() }),
  status: 201,
  errors: ['limit_reached'],
});
export const note = defineCall({
  method: 'POST',
  path: '/api/note.php',
  who: 'member',
  idempotent: 'client_id',
  body: z.strictObject({ client_id: z.uuid() }),
  reply: z.object({ total: z.int() }),
  errors: [],
});
export const enter = defineCall({
  method: 'POST',
  path: '/api/enter.php',
  who: 'anyone',
  idempotent: true,
  body: z.strictObject({ member: z.string() }),
  reply: z.object({ entered: z.literal(true) }),
  errors: [],
});
export const leave = defineCall({
  method: 'POST',
  path: '/api/leave.php',
  who: 'member',
  reply: z.undefined(),
  status: 204,
  errors: [],
});
export const remove = defineCall({
  method: 'DELETE',
  path: '/api/thing.php',
  who: 'member',
  body: z.strictObject({ id: z.string() }),
  reply: z.object({ removed: z.string() }),
  errors: [],
});
export const removeAll = defineCall({
  method: 'DELETE',
  path: '/api/thing.php',
  when: { all: '1' },
  who: 'member',
  reply: z.object({ removed: z.literal('all') }),
  errors: [],
});
export const fruits = defineCall({
  method: 'GET',
  path: '/api/fruits.php',
  who: 'anyone',
  shared: true,
  query: z.strictObject({}),
  reply: z.object({ fruits: z.array(z.string()) }),
  errors: [],
});
export const hook = defineCall({
  method: 'POST',
  path: '/api/hook.php',
  who: 'provider',
  body: z.strictObject({ event: z.string() }),
  reply: z.object({ received: z.literal(true) }),
  errors: [],
});
export const leaveByGet = defineCall({
  method: 'GET',
  path: '/api/leave.php',
  who: 'member',
  query: z.strictObject({}),
  reply: z.object({}),
  errors: ['header_missing'],
});
export const fields = defineCall({
  method: 'POST',
  path: '/api/fields.php',
  who: 'anyone',
  body: z.strictObject({ email: z.email('email_invalid') }),
  reply: z.object({}),
  errors: [],
});

export interface SampleWorld {
  /** How often a deposit or a note was really made. */
  deposits: number;
}

export const sampleCalls = (world: SampleWorld): HandledCall[] => [
  handle(whoAmI, async (_, { viewer, brand }) => ({
    name: viewer?.name ?? null,
    brand: brand.id,
    secret: 'not in the reply',
  })),
  handle(deposit, async ({ body }, { db }) => {
    if (body.slow) await new Promise((resolve) => setTimeout(resolve, 200));
    if (body.fail === 'refused') throw refuse('limit_reached', { minutes: 3 });
    if (body.fail === 'away') throw refuseBecause('provider_down', new TypeError('fetch failed'));
    if (body.fail === 'no-database') throw new DatabaseAway(new Error('connect ECONNREFUSED'));
    if (body.fail === 'broken') throw new Error('select password from members');
    await db.transaction().execute(async () => void (world.deposits += 1));
    if (body.fail === 'late') throw new Error('what follows the act');
    return { total: body.amount * world.deposits };
  }),
  handle(
    note,
    async (_, { confirmCaller }) => {
      await confirmCaller();
      return { total: ++world.deposits };
    },
    { readsFirst: true },
  ),
  handle(enter, async ({ body }, context) => {
    await context.startSession(body.member);
    return { entered: true as const };
  }),
  handle(leave, async (_, context) => context.endSession() as Promise<undefined>),
  handle(leaveByGet, async () => ({})),
  handle(remove, async ({ body }) => ({ removed: body.id })),
  handle(removeAll, async () => ({ removed: 'all' as const })),
  handle(fruits, async () => ({ fruits: ['apple'] })),
  handle(hook, async () => ({ received: true as const })),
  handle(fields, async ({ body }) => {
    if (body.email.startsWith('taken')) throw refuseFields({ email: 'email_in_use' });
    return {};
  }),
];
