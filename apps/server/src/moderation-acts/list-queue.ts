import { queueKinds } from '@parlour/models/safety/queue-kinds';
import { countQueue, findQueue, queueMost, type QueueItem } from '@parlour/server-safety';
import { z } from 'zod';
import { defineAct, type Act } from '../control/act.ts';
import { keptBrandsOf, type ModerationActContext } from './context.ts';

const usual = 50;
const chosen = { brand: z.string().optional(), kind: z.enum(queueKinds).optional() };

/** What waits in all brands or in one, or one kind of it: what is urgent first, then the oldest. */
export const listQueue = (context: ModerationActContext): Act =>
  defineAct(
    'moderate queue',
    z.strictObject({ ...chosen, limit: z.int().min(1).max(queueMost).default(usual) }),
    async ({ brand, kind, limit }): Promise<QueueItem[]> => {
      const found: QueueItem[] = [];
      for (const kept of await keptBrandsOf(context, brand)) found.push(...(await findQueue(kept, limit, kind)));
      return found.toSorted(inTurn).slice(0, limit);
    },
  );

const inTurn = (one: QueueItem, other: QueueItem): number =>
  Number(other.urgent) - Number(one.urgent) || one.since.getTime() - other.since.getTime();

/** How much waits, which a list may not have room for, and how much of it is urgent. */
export interface Waiting {
  waiting: number;
  urgent: number;
}

/** Counts what waits, of all brands or of one. */
export const countWaiting = (context: ModerationActContext): Act =>
  defineAct('moderate count', z.strictObject(chosen), async ({ brand, kind }): Promise<Waiting> => {
    const all: Waiting = { waiting: 0, urgent: 0 };
    for (const kept of await keptBrandsOf(context, brand)) {
      const { waiting, urgent } = await countQueue(kept, kind);
      all.waiting += waiting;
      all.urgent += urgent;
    }
    return all;
  });
