import { approve } from '@parlour/server-safety';
import { z } from 'zod';
import { defineAct } from '../control/act.ts';
import type { ModerationActContext } from './context.ts';
import { asked, decideAs } from './decide-as.ts';
import { findToReview } from './find-to-review.ts';

/** Shows a photo or a text to others. */
export const approveItem = (context: ModerationActContext) =>
  defineAct(
    'moderate approve',
    z.strictObject({ id: z.string(), digest: z.string().optional(), ...asked }),
    async ({ id, digest, ...how }) => {
      const { kept, hit } = await findToReview(context, id);
      return decideAs(context, kept, how, hit, async (ports, where) => ({
        kind: await approve(ports, where, id, digest),
      }));
    },
  );
