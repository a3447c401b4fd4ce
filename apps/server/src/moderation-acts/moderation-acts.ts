import type { Act } from '../control/act.ts';
import { decide, takeBack } from './decide-report.ts';
import type { ModerationActContext } from './context.ts';
import { listQueue } from './list-queue.ts';
import { approveItem, rejectItem } from './review-item.ts';
import { showItem } from './show-item.ts';

/** All that `npm run moderate` asks for. */
export const moderationActs = (context: ModerationActContext): Act[] =>
  [listQueue, showItem, approveItem, rejectItem, decide, takeBack].map((act) => act(context));
