import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RequestTools } from '@parlour/server-kit/server-parts';
import { settingsFiles } from '../brands.ts';
import { linkPictureRoutes } from './link-picture-routes.ts';
import { searchEngineRoutes } from './search-engine-routes.ts';

const settings = { ...settingsFiles[0]!, locales: ['en', 'de'], domain_language: 'en' };
let site = { brand: { id: settings.id, version: 7, settings }, origin: 'https://known.example' };
const app = Fastify();
const tools = { siteOf: () => site } as unknown as RequestTools;
const get = (url: string) => app.inject({ url });

beforeAll(async () => {
  await searchEngineRoutes(app, tools);
  await linkPictureRoutes(app, tools);
});
afterAll(() => app.close());

it('names the sitemap of the host that is asked', async () => {
  expect((await get('/robots.txt')).body).toContain('Sitemap: https://known.example/sitemap.xml');
});

it('lists each public page in every language, with the others beside it, and nothing of members', async () => {
  const { body } = await get('/sitemap.xml');
  for (const path of ['/pricing', '/de/pricing', '/de', '/pages/terms'])
    expect(body).toContain(`<loc>https://known.example${path}</loc>`);
  expect(body).toContain('hreflang="de" href="https://known.example/de/pricing"');
  expect(body).not.toContain('members');
});

it('lists no page that invites to join where sign-up is closed', async () => {
  const open = site;
  site = { ...open, brand: { ...open.brand, settings: { ...settings, signups: 'none' } } };
  const { body } = await get('/sitemap.xml');
  site = open;
  expect(body).toContain('/pricing</loc>');
  expect(body).not.toMatch(/signup|landers/);
});

it('draws a link picture of the site and of its landers, each another', async () => {
  const [whole, lander] = [await get('/pictures/site.jpg'), await get(`/pictures/${settings.landers[0]}.jpg`)];
  expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(lander.rawPayload.equals(whole.rawPayload)).toBe(false);
});

it.each(['/pictures/other.jpg', '/pictures/site.png'])('%s does not exist', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});
