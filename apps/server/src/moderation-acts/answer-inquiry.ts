import { answer, lookUpInquiry, type ModerationContext } from '@parlour/server-safety';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import { ActRefused, defineAct } from '../control/act.ts';
import { findKept, type ModerationActContext } from './context.ts';
import { asked, decideAs, hitOf, type Hit } from './decide-as.ts';

/**
 * Notes that a complaint or a question was answered, also of a brand that is off the air: a person mails the answer, and its
 * term runs on.
 */
export const answerInquiry = (context: ModerationActContext) =>
  defineAct(
    'moderate answer',
    z.strictObject({ id: z.string(), upheld: z.string().optional(), ...asked }),
    async ({ id, upheld, ...how }) => {
      const { kept, found } = await findKept(
        context,
        ({ db, brand }) => lookUpInquiry(db, brand.id, id),
        `complaint or question ${id}`,
        id,
      );
      if (upheld !== undefined && !isUuid(upheld)) throw new ActRefused(`There is no decision ${upheld}.`);
      return decideAs(context, kept, how, await writerOf(kept, found), async (_, where) => {
        await answer(where, found.id, upheld);
        return { reference: found.reference };
      });
    },
  );

type Inquiry = NonNullable<Awaited<ReturnType<typeof lookUpInquiry>>>;

const writerOf = async (kept: ModerationContext, { member_id, name, email, language }: Inquiry): Promise<Hit> =>
  member_id === null
    ? { brand: kept.brand.id, memberId: null, name: (name ?? email) || 'erased', language }
    : hitOf(kept, member_id);
