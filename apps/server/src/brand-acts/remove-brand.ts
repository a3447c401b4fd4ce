import { removeUnpublished } from '@parlour/server-db/brands/versions';
import { z } from 'zod';
import { ActRefused, defineAct } from '../control/act.ts';
import { chosenVersion, type BrandActContext } from './context.ts';

const keptBy = {
  published: 'is published, and members may come any moment: unpublish it first.',
  has_members: 'has, or had, members, and stays: what is theirs stands under its id.',
};

/** Takes away a brand that is not published and that nobody joined, such as one with a mistyped id; its domain is free again. */
export const removeBrand = (context: BrandActContext) =>
  defineAct('brand remove', z.strictObject({ brand: z.string() }), async ({ brand }) => {
    await chosenVersion(context, { brand });
    const done = await removeUnpublished(context.database, brand);
    if (done === 'published' || done === 'has_members') throw new ActRefused(`${brand} ${keptBy[done]}`);
    return { brand };
  });
