import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import Fastify from 'fastify';
import staticFiles from '@fastify/static';
import type { Browser } from 'playwright';
import { viewportSizes } from '../../.storybook/viewports.ts';
import type { Face } from './faces.ts';

/** Pixels, unless a story asks for a width of its own; sheets and screens are as high as they are. */
const VIEWPORT = { width: 1000, height: 800 };

/** What the body is once a story has been rendered, or has failed to; while it is prepared, it is marked as shown too. */
const SHOWN = 'body:is(.sb-show-main, .sb-show-errordisplay):not([class*="sb-show-preparing"])';

/** Milliseconds after which a story that waits on purpose is photographed as it is. */
const PATIENCE = 3_000;

/** The built stories of one tree, open in a browser. */
export interface Room {
  /** Ids of all stories. */
  stories: readonly string[];
  /** Ids of the first story of each screen part. */
  screens: readonly string[];
  /** A story in a face as PNG, once it has rendered and its fonts are there; motion is off. */
  photograph(story: string, face: Face): Promise<Buffer>;
  close(): Promise<void>;
}

/** @param folder what `storybook build` wrote */
export async function openRoom(browser: Browser, folder: string): Promise<Room> {
  const server = Fastify();
  await server.register(staticFiles, { root: folder });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  const index = JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8')) as { entries: Index };
  return {
    stories: Object.keys(index.entries),
    screens: firstOfEach(Object.values(index.entries).filter(({ title }) => title.startsWith('Screens/'))),
    async photograph(story, { brand, scheme }) {
      const globals = `brand:${brand};scheme:${scheme};motion:reduced`;
      await page.setViewportSize(VIEWPORT);
      await page.goto(`http://127.0.0.1:${port}/iframe.html?id=${story}&globals=${globals}&viewMode=story`);
      await page.locator(SHOWN).waitFor({ state: 'attached' });
      const wanted = await page.evaluate(() => document.documentElement.dataset['viewport']);
      await page.setViewportSize(viewportSizes[wanted ?? ''] ?? VIEWPORT);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForFunction(isDrawn, null, { timeout: PATIENCE }).catch(() => undefined);
      return page.screenshot({ fullPage: true, animations: 'disabled' });
    },
    async close() {
      await page.close();
      await server.close();
    },
  };
}

type Index = Record<string, Entry>;

interface Entry {
  id: string;
  title: string;
}

const firstOfEach = (entries: readonly Entry[]): string[] =>
  entries
    .filter(({ title }, place) => entries.findIndex((entry) => entry.title === title) === place)
    .map(({ id }) => id);

/** Runs in the page: whether the story has read what it shows, and its pictures are there. */
const isDrawn = (): boolean =>
  !document.querySelector('[data-story-waiting]') && Array.from(document.images).every(({ complete }) => complete);
