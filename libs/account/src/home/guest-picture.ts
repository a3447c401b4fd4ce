import type { Guest } from '@parlour/api-client/members/guest';

/** The picture of a guest on the front door: one file, however often it is shown there. */
export const guestPicture = ({ main_image }: Pick<Guest, 'main_image'>): string | undefined =>
  main_image?.filename ?? main_image?.thumb_filename ?? undefined;
