import { utcDay } from '@parlour/models/day';
import { DAY } from '@parlour/models/durations';
import { readPageCounts } from '@parlour/server-account/store/page-counts';
import { z } from 'zod';
import { defineAct } from '../control/act.ts';
import { chosenVersion, type BrandActContext } from './context.ts';

const DAYS = 30;

/** How often the pages of a brand were left in the last 30 days, counted of those who agreed to it. */
export const listCounters = (context: BrandActContext) =>
  defineAct('brand counters', z.strictObject({ brand: z.string() }), async ({ brand }) => {
    await chosenVersion(context, { brand });
    return readPageCounts(context.database, brand, utcDay(new Date(Date.now() - DAYS * DAY)));
  });
