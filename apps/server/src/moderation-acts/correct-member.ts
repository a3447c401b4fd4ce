import { correct, lookUpMember } from '@parlour/server-safety';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import { defineAct, type Act } from '../control/act.ts';
import { keptBrandWhere, type ModerationActContext } from './context.ts';
import { asked, decideAs, hitOf } from './decide-as.ts';

/** Puts the date of birth of a member right, also of a brand that is off the air: a person answers whoever asked for it. */
export const correctMember = (context: ModerationActContext): Act =>
  defineAct(
    'moderate correct',
    z.strictObject({ id: z.string(), born: z.string(), facts: z.string().optional(), ...asked }),
    async ({ id, born, facts, ...how }) => {
      const kept = await keptBrandWhere(
        context,
        async ({ db, brand }) => isUuid(id) && (await lookUpMember(db, brand.id, id)),
        `member ${id}`,
        id,
      );
      return decideAs(context, kept, how, await hitOf(kept, id), (ports, where) =>
        correct(ports, where, id, { born, ...(facts === undefined ? {} : { facts }) }),
      );
    },
  );
