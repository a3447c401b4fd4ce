import type { TileCard } from '@parlour/api-client/members/tile-card';

/** The picture of a member on the front door: one file, however often it is shown there. */
export const tilePicture = ({ main_image }: Pick<TileCard, 'main_image'>): string | undefined =>
  main_image?.filename ?? main_image?.thumb_filename ?? undefined;
