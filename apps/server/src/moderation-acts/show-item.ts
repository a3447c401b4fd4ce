import { show, type Shown } from '@parlour/server-safety';
import { z } from 'zod';
import { ActRefused, defineAct, type Act } from '../control/act.ts';
import { placesOf, type ModerationGround } from './ground.ts';

/** A photo on its way to a moderator: a JPEG as base64, null where its file is gone. */
export interface ShownPicture {
  id: string;
  jpeg: string | null;
}

export type ShownItem = { brand: string; item: Shown; pictures: ShownPicture[] };

/** All that is known about a report, a photo or a text; with its pictures where they are wished. */
export const showItem = (ground: ModerationGround): Act =>
  defineAct(
    'moderate show',
    z.strictObject({ id: z.string(), pictures: z.boolean().default(false) }),
    async ({ id, pictures }): Promise<ShownItem> => {
      for (const place of placesOf(ground, undefined)) {
        const item = await show(place, id);
        if (!item) continue;
        const brand = place.brand.id;
        return { brand, item, pictures: pictures ? await picturesOf(ground, brand, item) : [] };
      }
      throw new ActRefused(`There is no report, photo or text ${id}.`);
    },
  );

async function picturesOf(ground: ModerationGround, brand: string, { photos }: Shown): Promise<ShownPicture[]> {
  const pictures: ShownPicture[] = [];
  for (const photo of photos) {
    const bytes = await ground.readPhoto({ brand, ...photo });
    pictures.push({ id: photo.id, jpeg: bytes && Buffer.from(bytes).toString('base64') });
  }
  return pictures;
}
