import { codeVerdict } from '@parlour/server-payments/discounts/given-codes';
import { z } from 'zod';
import { defineAct } from '../control/act.ts';
import { codeMember } from './code-member.ts';
import { versionInForce, type BrandActContext } from './context.ts';

/** What a member is told who types a code now, for whoever answers them why it does not work. */
export const judgeCode = (context: BrandActContext) =>
  defineAct(
    'brand judge code',
    z.strictObject({ brand: z.string(), code: z.string(), member: z.string() }),
    async ({ brand: id, code, member: which }) => {
      const brand = await versionInForce(context, id);
      const db = context.database.forBrand(id);
      const member = await codeMember(db, id, which);
      const refusal = (await codeVerdict({ db, brand, now: new Date() }, member.id, code)) ?? null;
      return { member: member.name, memberId: member.id, refusal };
    },
  );
