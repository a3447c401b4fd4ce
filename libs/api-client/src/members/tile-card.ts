import type { Image } from '@parlour/contract/types/image';
import type { ProfileCard } from '@parlour/contract/types/profile';

/** What a page shows of a member in a tile, and no more: all of it travels with the page. */
export type TileCard = Pick<
  ProfileCard,
  'id' | 'name' | 'age' | 'country' | 'city' | 'fictional' | 'demo' | 'verified' | 'online'
> & {
  main_image: Pick<Image, 'filename' | 'thumb_filename' | 'width' | 'height' | 'locked'> | null;
};

/** A card without what no tile shows, and with the one picture that it would show. */
export const tileCardOf = ({
  id,
  name,
  age,
  country,
  city,
  fictional,
  demo,
  verified,
  online,
  main_image,
}: ProfileCard): TileCard => ({
  id,
  name,
  age,
  country,
  city,
  fictional,
  demo,
  verified,
  online,
  main_image: main_image && {
    filename: main_image.filename,
    thumb_filename: main_image.filename === null ? main_image.thumb_filename : null,
    width: main_image.width,
    height: main_image.height,
    locked: main_image.locked,
  },
});
