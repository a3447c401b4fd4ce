import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { giftPictures } from '@parlour/brand/gifts/gift-pictures';
import { giftPictureAddress } from '@parlour/contract/chat/list-gifts';
import { giftIds } from '@parlour/models/chat/gifts';
import type { RequestTools } from '@parlour/server-kit/server-parts';
import { giftRoutes } from './gift-routes.ts';

const app = Fastify();
const get = (url: string) => app.inject({ url });

beforeAll(() => giftRoutes(app, {} as RequestTools));
afterAll(() => app.close());

it.each(giftIds)('has a picture of: %s', async (id) => {
  const answer = await get(giftPictureAddress.href(id));
  expect(answer.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'svg', width: 64, height: 64 });
  expect(answer.body).not.toMatch(/<script|\bon\w+=|href=|url\(/);
});

it('has none of anything else', async () => {
  expect([...giftPictures.keys()].toSorted()).toEqual([...giftIds].toSorted());
  for (const url of ['/gifts/diamond.svg', '/gifts/rose.png', '/gifts/..%2fgift-pictures.ts'])
    expect((await get(url)).statusCode).toBe(404);
});
