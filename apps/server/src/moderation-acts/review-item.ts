import { approve, findReviewed, reject } from '@parlour/server-safety';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import { defineAct, type Act } from '../control/act.ts';
import { moderating, brandWhere, type ModerationActContext } from './context.ts';

const kept = (context: ModerationActContext, id: string) =>
  brandWhere(
    context,
    async ({ db, brand }) => isUuid(id) && (await findReviewed(db, brand.id, id)),
    `photo ${id}, and no text of such a member`,
  );

/** Shows a photo or a text to others. */
export const approveItem = (context: ModerationActContext): Act =>
  defineAct(
    'moderate approve',
    z.strictObject({ id: z.string(), digest: z.string().optional() }),
    async ({ id, digest }) => {
      const where = await kept(context, id);
      return moderating(async () => ({ kind: await approve(context.ports, where, id, digest) }));
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
    }),
    async ({ id, ...rejection }) => {
      const where = await kept(context, id);
      return moderating(() => reject(context.ports, where, id, rejection));
    },
  );
