import { approve, findReviewed, reject } from '@parlour/server-safety';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import { defineAct, type Act } from '../control/act.ts';
import { moderating, placeWhere, type ModerationGround } from './ground.ts';

const place = (ground: ModerationGround, id: string) =>
  placeWhere(
    ground,
    async ({ db, brand }) => isUuid(id) && (await findReviewed(db, brand.id, id)),
    `photo ${id}, and no text of such a member`,
  );

/** Shows a photo or a text to others. */
export const approveItem = (ground: ModerationGround): Act =>
  defineAct(
    'moderate approve',
    z.strictObject({ id: z.string(), digest: z.string().optional() }),
    async ({ id, digest }) => {
      const where = await place(ground, id);
      return moderating(async () => ({ kind: await approve(ground.ports, where, id, digest) }));
    },
  );

/** Takes a photo or a text off a profile. */
export const rejectItem = (ground: ModerationGround): Act =>
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
      const where = await place(ground, id);
      return moderating(() => reject(ground.ports, where, id, rejection));
    },
  );
