import { codeAsKept } from '@parlour/models/payments/discount-code';
import { endCode as endKeptCode } from '@parlour/server-payments/discounts/given-codes';
import { z } from 'zod';
import { ActRefused, defineAct } from '../control/act.ts';
import { versionInForce, type BrandActContext } from './context.ts';

const EndedCode = z.strictObject({ brand: z.string(), code: z.string().transform(codeAsKept) });

/** Has a discount code end now: whoever types it from now on is told that it has expired. */
export const endCode = (context: BrandActContext) =>
  defineAct('brand end code', EndedCode, async ({ brand, code }) => {
    const { settings } = await versionInForce(context, brand);
    if (await endKeptCode(context.database.forBrand(brand), brand, code, new Date())) return { code };
    const offer = offers.find((key) => settings[key]?.code === code);
    throw new ActRefused(
      offer
        ? `${code} is of the settings: publish a version of ${brand} in which \`${offer}\` is null, or has another code.`
        : `${brand} has no code ${code} that runs.`,
    );
  });

/** Settings that are discount codes themselves. */
const offers = ['welcome', 'time_bonus'] as const;
