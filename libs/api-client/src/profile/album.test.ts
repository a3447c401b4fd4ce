import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import type { Image } from '@parlour/contract/types/image';
import { ApiError } from '../api-error.ts';
import { bindTransport, type CallRequest } from '../transport.ts';
import { addToAlbum, albumOptions, changePhoto, removePhoto } from './album.ts';
import { ownProfileOptions } from './profile.ts';

const photo = (id: string, isMain = false): Image => ({
  id,
  filename: `/media/${id}/large.jpg`,
  thumb_filename: null,
  match: null,
  width: 900,
  height: 1200,
  thumbhash: null,
  status: 'approved',
  reject_code: null,
  visibility: 'all',
  locked: false,
  order: 0,
  is_main: isMain,
  expires_at: null,
});

let client: QueryClient;
let asked: CallRequest[];
beforeEach(() => {
  client = new QueryClient();
  asked = [];
  bindTransport(client, async (request) => {
    asked.push(request);
    return { photos: [photo('two', true)] };
  });
  client.setQueryData(albumOptions().queryKey, { photos: [photo('one', true), photo('two')], max: 3, used: 2 });
  client.setQueryData(ownProfileOptions().queryKey, { profile: {} as never });
});

const album = () => client.getQueryData(albumOptions().queryKey);
const ids = () => album()?.photos.map(({ id, is_main }) => (is_main ? `${id}, main` : id));

it('is what the server answers to a change, and the profile is asked for anew', async () => {
  await changePhoto(client, { id: 'two', is_main: true });
  expect(asked).toMatchObject([{ call: { method: 'PUT' }, body: { id: 'two', is_main: true } }]);
  expect([ids(), album()?.used, album()?.max]).toEqual([['two, main'], 1, 3]);
  expect(client.getQueryState(ownProfileOptions().queryKey)?.isInvalidated).toBe(true);
});

it('goes by no answer as long as a further change is on its way', async () => {
  const letGo: (() => void)[] = [];
  const answers = [[photo('two', true), photo('one')], [photo('two', true)]];
  bindTransport(client, () => new Promise((resolve) => letGo.push(() => resolve({ photos: answers.shift() }))));
  const changed = [changePhoto(client, { id: 'two', is_main: true }), removePhoto(client, 'one')];
  await expect.poll(() => [letGo.length, ids()]).toEqual([1, ['two, main']]);
  letGo[0]!();
  await changed[0];
  expect(ids(), 'the photo that was taken away does not come back').toEqual(['two, main']);
  await expect.poll(() => letGo.length).toBe(2);
  letGo[1]!();
  await changed[1];
  expect(ids()).toEqual(['two, main']);
});

it('loses a photo that was taken away', async () => {
  await removePhoto(client, 'one');
  expect(asked).toMatchObject([{ call: { method: 'DELETE' }, body: { id: 'one' } }]);
  expect(ids()).toEqual(['two, main']);
});

it('loses a photo that was gone already, with whatever else is gone, and keeps it where the server cannot say', async () => {
  const answers = [new ApiError(404, { code: 'not_found' }), { photos: [photo('three', true)] }];
  bindTransport(client, async (request) => {
    asked.push(request);
    const answer = answers.shift();
    if (answer instanceof ApiError) throw answer;
    return answer;
  });
  await removePhoto(client, 'one');
  expect([asked.map(({ call }) => call.method), ids()]).toEqual([['DELETE', 'GET'], ['three, main']]);
  answers.push(new ApiError(403, { code: 'role_required' }));
  await expect(removePhoto(client, 'three')).rejects.toThrow(ApiError);
  expect(ids()).toEqual(['three, main']);
});

it('does not count what was rejected', async () => {
  await addToAlbum(client, { ...photo('three'), status: 'rejected' });
  expect([ids(), album()?.used]).toEqual([['one, main', 'two', 'three'], 2]);
});

it('takes an uploaded photo in once: the main one in front, others at the end', async () => {
  await addToAlbum(client, photo('three'));
  await addToAlbum(client, photo('three'));
  expect(ids()).toEqual(['one, main', 'two', 'three']);
  await addToAlbum(client, photo('four', true));
  expect([ids(), album()?.used]).toEqual([['four, main', 'one', 'two', 'three'], 4]);
});
