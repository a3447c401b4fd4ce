import { DAY } from '@parlour/models/durations';
import { readPageCounts } from '@parlour/server-db/page-counts';
import { z } from 'zod';
import { defineAct, type Act } from '../control/act.ts';
import { chosenVersion, type BrandGround } from './ground.ts';

const DAYS = 30;

/** How often the pages of a brand were left in the last 30 days, counted of those who agreed to it. */
export const countPages = (ground: BrandGround): Act =>
  defineAct('brand counters', z.strictObject({ brand: z.string() }), async ({ brand }) => {
    await chosenVersion(ground, { brand });
    return readPageCounts(ground.database, brand, new Date(Date.now() - DAYS * DAY).toISOString().slice(0, 10));
  });
