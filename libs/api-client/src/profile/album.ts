import type { QueryClient } from '@tanstack/react-query';
import type { BodyInput } from '@parlour/contract/define-call';
import { deletePhoto } from '@parlour/contract/profile/delete-photo';
import { listPhotos } from '@parlour/contract/profile/list-photos';
import { updatePhoto } from '@parlour/contract/profile/update-photo';
import type { Image } from '@parlour/contract/types/image';
import { userOptions } from '../account/user.ts';
import { callQuery } from '../call-query.ts';
import { send } from '../send.ts';
import { transportOf } from '../transport.ts';
import { profileKeys } from './keys.ts';

/** All of one's own photos, and how many there may be. */
export const albumOptions = () => callQuery(profileKeys.album, listPhotos, {});

/** Changes main photo, order or visibility of one's own photo. */
export async function changePhoto(client: QueryClient, change: BodyInput<typeof updatePhoto>): Promise<void> {
  const { photos } = await send(updatePhoto, { body: change }, transportOf(client));
  await setAlbum(client, photos);
}

/** Takes one's own photo away. */
export async function removePhoto(client: QueryClient, id: string): Promise<void> {
  const { photos } = await send(deletePhoto, { body: { id } }, transportOf(client));
  await setAlbum(client, photos);
}

/** Puts a photo that was just uploaded into the album, without waiting for the server to list it. */
export async function addToAlbum(client: QueryClient, photo: Image): Promise<void> {
  const others = client.getQueryData(albumOptions().queryKey)?.photos.filter(({ id }) => id !== photo.id) ?? [];
  const rest = photo.is_main ? others.map((other) => ({ ...other, is_main: false })) : others;
  await setAlbum(client, photo.is_main ? [photo, ...rest] : [...rest, photo]);
}

/** What the album says, everywhere: the profile and the member's picture follow their main photo. */
async function setAlbum(client: QueryClient, photos: Image[]): Promise<void> {
  client.setQueryData(albumOptions().queryKey, (album) => album && { ...album, photos, used: photos.length });
  await Promise.all([
    client.invalidateQueries({ queryKey: profileKeys.own, refetchType: 'none' }),
    client.invalidateQueries({ queryKey: userOptions().queryKey, exact: true }),
  ]);
}
