import { codeAsKept } from '@parlour/models/payments/discount-code';
import { endCode as endKeptCode } from '@parlour/server-payments/discounts/given-codes';
import { z } from 'zod';
import { ActRefused, defineAct, type Act } from '../control/act.ts';
import { chosenVersion, type BrandActContext } from './context.ts';

const EndedCode = z.strictObject({ brand: z.string(), code: z.string().transform(codeAsKept) });

/** Has a discount code end now: whoever types it from now on is told that it has expired. */
export const endCode = (context: BrandActContext): Act =>
  defineAct('brand end code', EndedCode, async ({ brand, code }) => {
    await chosenVersion(context, { brand });
    if (!(await endKeptCode(context.database.forBrand(brand), brand, code, new Date())))
      throw new ActRefused(`${brand} has no code ${code} that runs.`);
    return { code };
  });
