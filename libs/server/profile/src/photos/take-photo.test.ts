import { expect, it } from 'vitest';
import { brand as settings } from '@parlour/app-default/settings';
import { HOUR } from '@parlour/models/durations';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import { createTakePhoto, type TakePhoto } from './take-photo.ts';

it('takes in two hundred photos of a member in an hour, whatever they are for, and those of others', async () => {
  const taken = { ok: true, width: 900, height: 1200, thumbhash: '', digest: '', storageKey: 'x' } as const;
  const takePhoto: TakePhoto = createTakePhoto({
    intake: { take: async () => taken, remove: async () => {} },
    judge: async () => 'approved',
  });
  const begun = new Date('2026-11-21T12:00:00Z');
  const take = (viewer: string, now = begun) => {
    const context = { brand: { id: 'default', settings }, viewer: { id: viewer }, now } as unknown as MemberContext;
    return takePhoto(context, { file: new File(['a photo'], 'photo.jpg') }, { keep: async () => 'kept' });
  };
  for (let count = 0; count < 200; count += 1) await take('ann');
  await expect(take('ann')).rejects.toMatchObject({ code: 'rate_limited', params: { minutes: 60 } });
  expect(await take('ben')).toBe('kept');
  expect(await take('ann', new Date(begun.getTime() + HOUR))).toBe('kept');
});
