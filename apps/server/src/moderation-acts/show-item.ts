import { show, type Shown } from '@parlour/server-safety';
import { z } from 'zod';
import { ActRefused, defineAct } from '../control/act.ts';
import { keptBrandsOf, type KeptBrand, type ModerationActContext } from './context.ts';
import { moneyBeside, showPayment, type ShownMoney, type ShownPayment } from './show-money.ts';

/** A photo on its way to a moderator: a JPEG as base64, null where its file is gone. */
export interface ShownPicture {
  id: string;
  jpeg: string | null;
}

export type ShownItem = {
  brand: string;
  item: Shown | ShownPayment;
  money: ShownMoney | null;
  pictures: ShownPicture[];
};

/**
 * All that is known about a report, a complaint, a photo, a decision, a payment or a member, in all brands or in one; with its
 * pictures where they are wished. Names and addresses may be there in several brands, ids are not.
 */
export const showItem = (context: ModerationActContext) =>
  defineAct(
    'moderate show',
    z.strictObject({ id: z.string(), brand: z.string().optional(), pictures: z.boolean().default(false) }),
    async ({ id, brand: asked, pictures }): Promise<ShownItem> => {
      const found: { kept: KeptBrand; item: ShownItem['item'] }[] = [];
      for (const kept of await keptBrandsOf(context, asked)) {
        const item = (await show(kept, id)) ?? (await showPayment(kept, id));
        if (item) found.push({ kept, item });
      }
      const [first, ...more] = found;
      if (!first)
        throw new ActRefused(`There is no report, photo, text, member, decision, complaint or payment ${id}.`);
      if (more.length > 0) {
        throw new ActRefused(
          `${id} is in several brands; say which one: ${found.map(({ kept }) => kept.brand.id).join(', ')}.`,
        );
      }
      const { kept, item } = first;
      return {
        brand: kept.brand.id,
        item,
        money: await moneyBeside(kept, item),
        pictures: pictures ? await picturesOf(context, kept.brand.id, item) : [],
      };
    },
  );

async function picturesOf(
  context: ModerationActContext,
  brand: string,
  { photos }: ShownItem['item'],
): Promise<ShownPicture[]> {
  const pictures: ShownPicture[] = [];
  for (const photo of photos) {
    const bytes = await context.readPhoto({ brand, ...photo });
    pictures.push({ id: photo.id, jpeg: bytes && Buffer.from(bytes).toString('base64') });
  }
  return pictures;
}
