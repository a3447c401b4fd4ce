import { expect, it } from 'vitest';
import { listSwipes } from '@parlour/contract/members/list-swipes';
import { swipe } from '@parlour/contract/members/swipe';
import { undoSwipe } from '@parlour/contract/members/undo-swipe';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { contextOf, runCall } from '@parlour/testing/call';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { searchStage } from '../testing/search-stage.ts';

const database = await databaseOfFile();
const { add, calls, seeker, world } = await searchStage(database);

const sizesOf = ({ main_image: image }: ProfileCard) =>
  [image?.filename, image?.thumb_filename].map((address) => /(\w+)\.jpg/.exec(address ?? '')?.[1]);

it('the game shows large portraits, also one that comes back, and of a locked one the blur alone', async () => {
  const blurred = await add('Blurred', { blur_images: true });
  const context = await contextOf(world(), seeker);
  const { queue } = await runCall(calls, listSwipes, {}, context);
  expect(queue.map(({ name }) => name)).toEqual(expect.arrayContaining(['Anna', 'Berta', 'Blurred']));
  for (const card of queue) {
    expect(sizesOf(card)).toEqual(card.id === blurred ? [undefined, 'blurred'] : ['large', 'thumb']);
    await runCall(calls, swipe, { body: { profile_id: card.id, choice: 'pass' } }, context);
    const { profile } = await runCall(calls, undoSwipe, { body: {} }, context);
    expect(sizesOf(profile)).toEqual(sizesOf(card));
  }
});
