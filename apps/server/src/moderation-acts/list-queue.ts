import { queueKinds, queueMost } from '@parlour/models/safety/queue-kinds';
import { findQueue, type QueueItem } from '@parlour/server-safety';
import { z } from 'zod';
import { defineAct } from '../control/act.ts';
import { keptBrandsOf, type ModerationActContext } from './context.ts';

const usual = 50;

/** Which part of what waits is meant: of one brand, of one kind. */
export const ChosenQueue = z.strictObject({ brand: z.string().optional(), kind: z.enum(queueKinds).optional() });

/** What waits in all brands or in one, or one kind of it: what is urgent first, then the oldest. */
export const listQueue = (context: ModerationActContext) =>
  defineAct(
    'moderate queue',
    z.strictObject({ ...ChosenQueue.shape, limit: z.int().min(1).max(queueMost).default(usual) }),
    async ({ brand, kind, limit }): Promise<QueueItem[]> => {
      const found: QueueItem[] = [];
      for (const kept of await keptBrandsOf(context, brand)) found.push(...(await findQueue(kept, limit, kind)));
      return found.toSorted(inTurn).slice(0, limit);
    },
  );

const inTurn = (one: QueueItem, other: QueueItem): number =>
  Number(other.urgent) - Number(one.urgent) || one.since.getTime() - other.since.getTime();
