import { reject } from '@parlour/server-safety';
import { z } from 'zod';
import { defineAct } from '../control/act.ts';
import type { ModerationActContext } from './context.ts';
import { asked, decideAs } from './decide-as.ts';
import { findToReview } from './find-to-review.ts';

/** Takes a photo or a text off a profile. */
export const rejectItem = (context: ModerationActContext) =>
  defineAct(
    'moderate reject',
    z.strictObject({
      id: z.string(),
      digest: z.string().optional(),
      ground: z.string().optional(),
      law: z.string().optional(),
      rule: z.string().optional(),
      facts: z.string().optional(),
      ...asked,
    }),
    async ({ id, by, samePerson, dry, ...rejection }) => {
      const { kept, hit } = await findToReview(context, id);
      return decideAs(context, kept, { by, samePerson, dry }, hit, (ports, where) =>
        reject(ports, where, id, rejection),
      );
    },
  );
