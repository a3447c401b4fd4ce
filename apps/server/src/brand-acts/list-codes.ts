import { listCodes as readCodes } from '@parlour/server-payments/discounts/given-codes';
import { z } from 'zod';
import { defineAct, type Act } from '../control/act.ts';
import { chosenVersion, type BrandActContext } from './context.ts';

/** All discount codes of a brand, with how often each was used. */
export const listCodes = (context: BrandActContext): Act =>
  defineAct('brand codes', z.strictObject({ brand: z.string() }), async ({ brand }) => {
    await chosenVersion(context, { brand });
    return readCodes(context.database.forBrand(brand), brand);
  });
