import type { ProfileCard } from '@parlour/contract/types/profile';
import type { Addressee } from './sign-up-form.tsx';

/** A card as the one to whom a first message goes. */
export const addresseeOf = ({ id, name, main_image }: ProfileCard): Addressee => ({
  id,
  name,
  picture: main_image?.thumb_filename ?? undefined,
});
