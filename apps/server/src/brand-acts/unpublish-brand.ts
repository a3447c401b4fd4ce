import { hasMembers } from '@parlour/server-db/brands/list';
import { unpublish } from '@parlour/server-db/brands/publishing';
import { z } from 'zod';
import { ActRefused, defineAct } from '../control/act.ts';
import { chosenVersion, type BrandActContext } from './context.ts';

/** What is left of a brand that is off the air. */
interface Unpublished {
  brand: string;
  /** Members are kept; what waits for them in the queue is given up once its tries are used up. */
  hasMembers: boolean;
}

/** Takes a brand off the air: here at once, in other processes within seconds, and for every start to come. */
export const unpublishBrand = (context: BrandActContext) =>
  defineAct('brand unpublish', z.strictObject({ brand: z.string() }), async ({ brand }): Promise<Unpublished> => {
    const { database, refresh } = context;
    await chosenVersion(context, { brand });
    if (!(await unpublish(database, brand))) throw new ActRefused(`Nothing of ${brand} is published.`);
    await refresh();
    return { brand, hasMembers: await hasMembers(database.owner, brand) };
  });
