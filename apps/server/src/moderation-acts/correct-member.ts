import { correct, lookUpMember } from '@parlour/server-safety';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import { defineAct } from '../control/act.ts';
import { findKept, type ModerationActContext } from './context.ts';
import { asked, decideAs, hitMember } from './decide-as.ts';

/** Puts the date of birth of a member right, also of a brand that is off the air: a person answers whoever asked for it. */
export const correctMember = (context: ModerationActContext) =>
  defineAct(
    'moderate correct',
    z.strictObject({ id: z.string(), born: z.string(), facts: z.string().optional(), ...asked }),
    async ({ id, born, facts, ...how }) => {
      const { kept, found } = await findKept(
        context,
        async ({ db, brand }) => (isUuid(id) ? lookUpMember(db, brand.id, id) : null),
        `member ${id}`,
        id,
      );
      return decideAs(context, kept, how, hitMember(kept.brand.id, id, found), (ports, where) =>
        correct(ports, where, id, { born, ...(facts === undefined ? {} : { facts }) }),
      );
    },
  );
