import { listAllCodes } from '@parlour/server-payments/discounts/given-codes';
import { readPublishedBrands } from '@parlour/server-db/brand-list';
import { z } from 'zod';
import { defineAct, type Act } from '../control/act.ts';
import { chosenVersion, type BrandActContext } from './context.ts';

/** All discount codes of a brand, those of its settings too, with how often each was used. */
export const listCodes = (context: BrandActContext): Act =>
  defineAct('brand codes', z.strictObject({ brand: z.string() }), async ({ brand }) => {
    const [published] = await readPublishedBrands(context.database, [brand]);
    const { settings } = published ?? (await chosenVersion(context, { brand }));
    return listAllCodes(context.database.forBrand(brand), brand, settings);
  });
