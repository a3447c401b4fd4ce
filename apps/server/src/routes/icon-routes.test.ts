import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { iconSizes } from '@parlour/brand/icon-schema';
import type { RequestTools } from '@parlour/server-kit/server-parts';
import { settingsFiles } from '../brands.ts';
import { iconRoutes } from './icon-routes.ts';

const [settings] = settingsFiles;
const brand = { id: settings!.id, version: 7, settings: settings! };
const app = Fastify();
const tools = { siteOf: () => ({ brand }) } as unknown as RequestTools;
const get = (url: string) => app.inject({ url });

beforeAll(async () => {
  await iconRoutes(app, tools);
});
afterAll(() => app.close());

it.each(['any', 'maskable'])('draws the %s icon in every size', async (purpose) => {
  for (const side of iconSizes) {
    const answer = await get(`/icons/${purpose}-${side}.png?v=7`);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: side, height: side });
  }
});

it('fills the corners of a maskable icon alone', async () => {
  const corner = async (purpose: string) => {
    const { data, info } = await sharp((await get(`/icons/${purpose}-192.png`)).rawPayload)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data[info.channels - 1];
  };
  expect([await corner('any'), await corner('maskable')]).toEqual([0, 255]);
});

it('names icons that exist in the manifest', async () => {
  const manifest = (await get('/manifest.webmanifest')).json<{ name: string; icons: { src: string }[] }>();
  expect(manifest.name).toBe(brand.settings.name);
  expect(manifest.icons).toHaveLength(5);
  for (const { src } of manifest.icons) expect((await get(src)).statusCode, src).toBe(200);
});

it.each(['/icons/any-13.png', '/icons/any-192.gif', '/icons/..%2f..%2fsettings'])('does not have %s', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});
