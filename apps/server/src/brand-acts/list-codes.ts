import { listCodes as readCodes } from '@parlour/server-payments/given-codes';
import { z } from 'zod';
import { defineAct, type Act } from '../control/act.ts';
import { chosenVersion, type BrandGround } from './ground.ts';

/** All discount codes of a brand, with how often each was used. */
export const listCodes = (ground: BrandGround): Act =>
  defineAct('brand codes', z.strictObject({ brand: z.string() }), async ({ brand }) => {
    await chosenVersion(ground, { brand });
    return readCodes(ground.database.forBrand(brand), brand);
  });
