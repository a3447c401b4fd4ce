import { listAllCodes } from '@parlour/server-payments/discounts/given-codes';
import { z } from 'zod';
import { defineAct } from '../control/act.ts';
import { versionInForce, type BrandActContext } from './context.ts';

/** All discount codes of a brand, those of its settings too, with how often each was used. */
export const listCodes = (context: BrandActContext) =>
  defineAct('brand codes', z.strictObject({ brand: z.string() }), async ({ brand }) => {
    const { settings } = await versionInForce(context, brand);
    return listAllCodes(context.database.forBrand(brand), brand, settings);
  });
