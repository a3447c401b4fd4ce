import type { TileCard } from '@parlour/api-client/members/tile-card';
import type { Addressee } from './sign-up-form.tsx';

/** A card as the one to whom a first message goes. */
export const addresseeOf = ({ id, name, main_image }: Pick<TileCard, 'id' | 'name' | 'main_image'>): Addressee => ({
  id,
  name,
  picture: main_image?.thumb_filename ?? undefined,
});
