import { countQueue } from '@parlour/server-safety';
import { defineAct } from '../control/act.ts';
import { keptBrandsOf, type ModerationActContext } from './context.ts';
import { ChosenQueue } from './list-queue.ts';

/** How much waits, which a list may not have room for, and how much of it is urgent. */
interface Waiting {
  waiting: number;
  urgent: number;
}

/** Counts what waits, of all brands or of one. */
export const countWaiting = (context: ModerationActContext) =>
  defineAct('moderate count', ChosenQueue, async ({ brand, kind }): Promise<Waiting> => {
    const all: Waiting = { waiting: 0, urgent: 0 };
    for (const kept of await keptBrandsOf(context, brand)) {
      const { waiting, urgent } = await countQueue(kept, kind);
      all.waiting += waiting;
      all.urgent += urgent;
    }
    return all;
  });
