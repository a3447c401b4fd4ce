import { z } from 'zod';
import { decisionGrounds, decisionMeasures, moderationRules } from '@parlour/models/safety/decisions';
import { defineCall } from '../define-call.ts';
import { Id, IsoTime } from '../types/scalars.ts';

/** A statement of reasons (contract part 2; Digital Services Act, article 17). Who reported is not in it. */
const Decision = z.object({
  id: Id,
  at: IsoTime,
  measure: z.enum(decisionMeasures),
  until: IsoTime.nullable(),
  ground: z.enum(decisionGrounds),
  /** Which law was broken; null where it was the terms (article 17(3)(d)). */
  law: z.string().nullable(),
  rule: z.enum(moderationRules),
  facts: z.string(),
  automated: z.boolean(),
  appeal: z.object({ open_until: IsoTime, state: z.enum(['none', 'open', 'upheld', 'reversed']) }),
});

/** What was decided about oneself, newest first (contract F6). */
export const listDecisions = defineCall({
  method: 'GET',
  path: '/api/decisions.php',
  who: 'member',
  query: z.strictObject({}),
  reply: z.object({ decisions: z.array(Decision) }),
  errors: [],
});
