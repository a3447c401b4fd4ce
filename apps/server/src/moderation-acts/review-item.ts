import { approve, findReviewed, reject } from '@parlour/server-safety';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import { defineAct, type Act } from '../control/act.ts';
import { brandWhere, type ModerationActContext } from './context.ts';
import { asked, decideAs, hitOf } from './decide-as.ts';

/** @throws ActRefused where there is no such thing */
async function reviewedHere(context: ModerationActContext, id: string) {
  const kept = await brandWhere(
    context,
    async ({ db, brand }) => isUuid(id) && (await findReviewed(db, brand.id, id)),
    `photo ${id}, and no text of such a member`,
    id,
  );
  const { memberId } = (await findReviewed(kept.db, kept.brand.id, id))!;
  return { kept, hit: await hitOf(kept, memberId) };
}

/** Shows a photo or a text to others. */
export const approveItem = (context: ModerationActContext): Act =>
  defineAct(
    'moderate approve',
    z.strictObject({ id: z.string(), digest: z.string().optional(), ...asked }),
    async ({ id, digest, ...how }) => {
      const { kept, hit } = await reviewedHere(context, id);
      return decideAs(context, kept, how, hit, async (ports, where) => ({
        kind: await approve(ports, where, id, digest),
      }));
    },
  );

/** Takes a photo or a text off a profile. */
export const rejectItem = (context: ModerationActContext): Act =>
  defineAct(
    'moderate reject',
    z.strictObject({
      id: z.string(),
      digest: z.string().optional(),
      ground: z.string().optional(),
      rule: z.string().optional(),
      facts: z.string().optional(),
      ...asked,
    }),
    async ({ id, by, samePerson, dry, ...rejection }) => {
      const { kept, hit } = await reviewedHere(context, id);
      return decideAs(context, kept, { by, samePerson, dry }, hit, (ports, where) =>
        reject(ports, where, id, rejection),
      );
    },
  );
