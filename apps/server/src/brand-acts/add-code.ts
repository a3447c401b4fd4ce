import { addCode as keepCode, codeProblems, NewCode } from '@parlour/server-payments/discounts/given-codes';
import { z } from 'zod';
import { ActRefused, defineAct } from '../control/act.ts';
import { codeMember } from './code-member.ts';
import { versionInForce, type BrandActContext } from './context.ts';

/** The member by id, address or name. */
const Typed = z.strictObject({ brand: z.string(), ...NewCode.shape, member: z.string().optional() });

/** Makes a discount code of a brand; it counts from now on, and so with what is published now. */
export const addCode = (context: BrandActContext) =>
  defineAct('brand add code', Typed, async ({ brand, member: which, ...rest }) => {
    const { settings } = await versionInForce(context, brand);
    const db = context.database.forBrand(brand);
    const member = which === undefined ? undefined : (await codeMember(db, brand, which)).id;
    const code = { ...rest, member };
    const problems = codeProblems(code, settings, new Date());
    if (problems.length > 0) throw new ActRefused('This code is wrong, and was not kept.', problems);
    if (!(await keepCode(db, brand, code, settings.time_zone)))
      throw new ActRefused(`${brand} has, or had, a code ${code.code}. Choose another name.`);
    return { code: code.code };
  });
