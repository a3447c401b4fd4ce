import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { iconSizes } from '@parlour/brand/icon-schema';
import { addresses } from '@parlour/contract/addresses';
import { iconPurposes } from '@parlour/contract/drawn-addresses';
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

it.each(iconPurposes)('draws the %s icon in every size', async (purpose) => {
  for (const side of iconSizes) {
    const answer = await get(`/icons/${purpose}-${side}.png?v=7`);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: side, height: side });
  }
});

it.each([
  ['/favicon.ico', 48],
  ['/apple-touch-icon.png', 180],
])('answers %s, where crawlers look without reading a page, and remembers nobody', async (url, side) => {
  const { headers, rawPayload } = await get(url);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: side, height: side });
  expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' });
  expect(headers).not.toHaveProperty('set-cookie');
});

/** How opaque each pixel of an icon is, row by row. */
async function alphaOf(purpose: string): Promise<Buffer> {
  const { rawPayload } = await get(`/icons/${purpose}-192.png`);
  return sharp(rawPayload).ensureAlpha().extractChannel('alpha').raw().toBuffer();
}

it('fills the corners of a maskable icon alone', async () => {
  const corner = async (purpose: string) => (await alphaOf(purpose))[0];
  expect([await corner('any'), await corner('maskable'), await corner('monochrome')]).toEqual([0, 255, 0]);
});

it('draws a doorway that is known by its shape alone, with the initial as a hole in it', async () => {
  const alpha = await alphaOf('monochrome');
  const rows = Array.from({ length: 192 }, (_, row) => alpha.subarray(row * 192, (row + 1) * 192));
  /** How often a row of pixels changes from open to filled. */
  const parts = (row: Buffer) => row.filter((opacity, place) => opacity > 127 && (row[place - 1] ?? 0) <= 127).length;
  expect(Math.max(...rows.map(parts))).toBeGreaterThan(1);
  const share = alpha.filter((opacity) => opacity > 127).length / alpha.length;
  expect([share > 0.2, share < 0.6]).toEqual([true, true]);
});

it('names icons that exist in the manifest', async () => {
  const manifest = (await get('/manifest.webmanifest')).json<{ name: string; icons: { src: string }[] }>();
  expect(manifest.name).toBe(brand.settings.name);
  expect(manifest.icons).toHaveLength(7);
  for (const { src } of manifest.icons) expect((await get(src)).statusCode, src).toBe(200);
});

it('offers ways into the app in the brand’s own language, each with a picture that exists', async () => {
  const { shortcuts, icons, categories } = (await get('/manifest.webmanifest')).json<{
    shortcuts: { name: string; url: string; icons: { src: string }[] }[];
    icons: { purpose?: string }[];
    categories: string[];
  }>();
  expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Messages', addresses.chats.href()],
    ['Likes', addresses.likes.href({ type: '' })],
    ['Members', addresses.members.href()],
  ]);
  for (const [picture] of shortcuts.map((shortcut) => shortcut.icons))
    expect((await get(picture!.src)).statusCode, picture!.src).toBe(200);
  expect(icons.map(({ purpose }) => purpose)).toContain('monochrome');
  expect(categories).toContain('social');
});

it.each(['/icons/any-13.png', '/icons/other-192.png', '/icons/any-192.gif', '/icons/..%2f..%2fsettings'])(
  'does not have %s',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  },
);
