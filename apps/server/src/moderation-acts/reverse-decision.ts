import { findDecision, reverse } from '@parlour/server-safety';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import { defineAct } from '../control/act.ts';
import { findToDecide, type ModerationActContext } from './context.ts';
import { asked, decideAs, hitOf } from './decide-as.ts';

/** Takes a decision back. */
export const reverseDecision = (context: ModerationActContext) =>
  defineAct('moderate reverse', z.strictObject({ id: z.string(), ...asked }), async ({ id, ...how }) => {
    const { kept, found } = await findToDecide(
      context,
      async ({ db, brand }) => (isUuid(id) ? findDecision(db, brand.id, id) : null),
      `decision ${id}`,
      id,
    );
    const hit = await hitOf(kept, found.member_id);
    return decideAs(context, kept, how, hit, (ports, where) => reverse(ports, where, id));
  });
