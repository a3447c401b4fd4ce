import { answer, lookUpInquiry } from '@parlour/server-safety';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import { ActRefused, defineAct, type Act } from '../control/act.ts';
import { keptBrandWhere, moderating, type ModerationActContext } from './context.ts';

/** Notes that a complaint or a question was answered, also of a brand that is off the air: a person mails the answer, and its term runs on. */
export const answerInquiry = (context: ModerationActContext): Act =>
  defineAct(
    'moderate answer',
    z.strictObject({ id: z.string(), upheld: z.string().optional() }),
    async ({ id, upheld }) => {
      const kept = await keptBrandWhere(
        context,
        ({ db, brand }) => lookUpInquiry(db, brand.id, id),
        `complaint or question ${id}`,
      );
      if (upheld !== undefined && !isUuid(upheld)) throw new ActRefused(`There is no decision ${upheld}.`);
      const { id: inquiryId, reference } = (await lookUpInquiry(kept.db, kept.brand.id, id))!;
      await moderating(() => answer(kept, inquiryId, upheld));
      return { reference };
    },
  );
