import type { Act } from '../control/act.ts';
import { answerInquiry } from './answer-inquiry.ts';
import { decide, takeBack } from './decide-report.ts';
import type { ModerationActContext } from './context.ts';
import { correctMember } from './correct-member.ts';
import { countWaiting, listQueue } from './list-queue.ts';
import { approveItem, rejectItem } from './review-item.ts';
import { showItem } from './show-item.ts';

/** All that `npm run moderate` asks for. */
export const moderationActs = (context: ModerationActContext): Act[] =>
  [listQueue, countWaiting, showItem, approveItem, rejectItem, decide, takeBack, answerInquiry, correctMember].map(
    (act) => act(context),
  );
