interface OwnPhotos {
  main_image: unknown;
  photos: readonly { status: string }[];
}

/** Has a member a photo? One that is still being checked counts: nobody is asked for what they have just added. */
export const hasPhoto = ({ main_image, photos }: OwnPhotos): boolean =>
  main_image !== null || photos.some(({ status }) => status === 'pending');
