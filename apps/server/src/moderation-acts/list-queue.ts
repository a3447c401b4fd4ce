import { countQueue, findQueue, queueMost, type QueueItem } from '@parlour/server-safety';
import { z } from 'zod';
import { defineAct, type Act } from '../control/act.ts';
import { keptBrandsOf, type ModerationActContext } from './context.ts';

const usual = 50;

/** What waits in all brands or in one, the oldest first. */
export const listQueue = (context: ModerationActContext): Act =>
  defineAct(
    'moderate queue',
    z.strictObject({ brand: z.string().optional(), limit: z.int().min(1).max(queueMost).default(usual) }),
    async ({ brand, limit }): Promise<QueueItem[]> => {
      const found: QueueItem[] = [];
      for (const kept of await keptBrandsOf(context, brand)) found.push(...(await findQueue(kept, limit)));
      return found.toSorted((one, other) => one.since.getTime() - other.since.getTime()).slice(0, limit);
    },
  );

/** How much waits in all brands or in one, which a list may not have room for. */
export const countWaiting = (context: ModerationActContext): Act =>
  defineAct('moderate count', z.strictObject({ brand: z.string().optional() }), async ({ brand }): Promise<number> => {
    let waiting = 0;
    for (const kept of await keptBrandsOf(context, brand)) waiting += await countQueue(kept);
    return waiting;
  });
