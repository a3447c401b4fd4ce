import type { QueryClient } from '@tanstack/react-query';
import type { BodyInput } from '@parlour/contract/define-call';
import { deletePhoto } from '@parlour/contract/profile/delete-photo';
import { listPhotos } from '@parlour/contract/profile/list-photos';
import { updatePhoto } from '@parlour/contract/profile/update-photo';
import type { Image } from '@parlour/contract/types/image';
import { photosIn } from '@parlour/models/profile/album';
import { accountKeys } from '../account/keys.ts';
import { userOptions } from '../account/user.ts';
import { ApiError } from '../api-error.ts';
import { callQuery } from '../call-query.ts';
import { tellOtherTabs } from '../live/other-tabs.ts';
import { send } from '../send.ts';
import { wayOf } from '../transport.ts';
import { albumAfter, albumWithout } from './expected-album.ts';
import { profileKeys } from './keys.ts';

export type PhotoChange = BodyInput<typeof updatePhoto>;

/** All of one's own photos, and how many there may be. */
export const albumOptions = () => callQuery(profileKeys.album, listPhotos, {});

/** Changes main photo, order or visibility of one's own photo; seen at once, and taken back where the server refuses. */
export const changePhoto = (client: QueryClient, change: PhotoChange): Promise<void> =>
  inAlbum(
    client,
    (photos) => albumAfter(photos, change),
    () => send(updatePhoto, { body: change, ...wayOf(client) }),
  );

/** Takes one's own photo away; it is gone at once, and back where the server refuses. One that was gone already is gone. */
export const removePhoto = (client: QueryClient, id: string): Promise<void> =>
  inAlbum(
    client,
    (photos) => albumWithout(photos, id),
    () =>
      send(deletePhoto, { body: { id }, ...wayOf(client) }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
        // Whoever took it away may have changed more.
        return send(listPhotos, wayOf(client));
      }),
  );

/** Puts a photo that was just uploaded into the album, without waiting for the server to list it. */
export async function addToAlbum(client: QueryClient, photo: Image): Promise<void> {
  const others = photosOf(client).filter(({ id }) => id !== photo.id);
  const rest = photo.is_main ? others.map((other) => ({ ...other, is_main: false })) : others;
  setPhotos(client, photo.is_main ? [photo, ...rest] : [...rest, photo]);
  await followMain(client);
}

/** Changes of an album that the server has not answered yet: they reach it one after the other, in their order. */
const underWay = new WeakMap<QueryClient, { last: Promise<unknown>; number: number }>();

async function inAlbum(
  client: QueryClient,
  expect: (photos: readonly Image[]) => Image[],
  ask: () => Promise<{ photos: Image[] }>,
): Promise<void> {
  await client.cancelQueries({ queryKey: albumOptions().queryKey });
  const before = photosOf(client);
  setPhotos(client, expect(before));
  const line = underWay.get(client) ?? { last: Promise.resolve(), number: 0 };
  underWay.set(client, line);
  line.number += 1;
  const answered = line.last.then(ask);
  line.last = answered.catch(() => undefined);
  try {
    const { photos } = await answered;
    if (line.number === 1) setPhotos(client, photos);
  } catch (error) {
    if (line.number === 1) setPhotos(client, before);
    void client.invalidateQueries({ queryKey: albumOptions().queryKey, exact: true });
    throw error;
  } finally {
    line.number -= 1;
  }
  await followMain(client);
}

const photosOf = (client: QueryClient): Image[] => client.getQueryData(albumOptions().queryKey)?.photos ?? [];

const setPhotos = (client: QueryClient, photos: Image[]): void =>
  void client.setQueryData(albumOptions().queryKey, (album) => album && { ...album, photos, used: photosIn(photos) });

/** The profile and the member's picture follow the main photo, and other tabs the album. */
async function followMain(client: QueryClient): Promise<void> {
  tellOtherTabs(profileKeys.own, accountKeys.user);
  await Promise.all([
    client.invalidateQueries({ queryKey: profileKeys.own, exact: true }),
    client.invalidateQueries({ queryKey: userOptions().queryKey, exact: true }),
  ]);
}
