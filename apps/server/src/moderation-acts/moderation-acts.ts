import { answerInquiry } from './answer-inquiry.ts';
import { approveItem } from './approve-item.ts';
import type { ModerationActContext } from './context.ts';
import { correctMember } from './correct-member.ts';
import { countWaiting } from './count-waiting.ts';
import { decide } from './decide.ts';
import { listQueue } from './list-queue.ts';
import { rejectItem } from './reject-item.ts';
import { reverseDecision } from './reverse-decision.ts';
import { showItem } from './show-item.ts';

const acts = [
  listQueue,
  countWaiting,
  showItem,
  approveItem,
  rejectItem,
  decide,
  reverseDecision,
  answerInquiry,
  correctMember,
];

/** All that `npm run moderate` asks for. */
export const moderationActs = (context: ModerationActContext) => acts.map((act) => act(context));

/** Each of them, by which a tool knows what it may ask for. */
export type ModerationAct = ReturnType<typeof moderationActs>[number];
