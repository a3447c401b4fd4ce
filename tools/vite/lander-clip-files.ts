import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { drawClip } from './clip/draw-clip.ts';

/** What the shell imports by this name is a file that the build draws: `lander-clip/evening.webm`, `lander-clip/evening.avif`. */
const PREFIX = 'lander-clip/';

const shown = 3;

/**
 * Draws the clip of the video landers when a brand's app is built, in the brand's colours and with the drawn people whom its
 * visitors look for, so that a page can import it as it imports any file.
 *
 * @param app the folder of the brand's app
 * @param portraits the folder of the drawn people, `female-1.svg` and so on
 * @param into where the files are written, from where they are taken up like any other
 */
export function landerClipFiles(app: string, portraits: string, into: string): Plugin {
  let drawn: Promise<void> | undefined;
  return {
    name: 'parlour:lander-clip',
    enforce: 'pre',
    resolveId: {
      filter: { id: new RegExp(`^${PREFIX}`) },
      async handler(id) {
        await (drawn ??= drawInto(into, app, portraits));
        return path.join(into, id.slice(PREFIX.length));
      },
    },
  };
}

async function drawInto(folder: string, app: string, portraits: string): Promise<void> {
  const { brand } = (await import(pathToFileURL(path.join(app, 'settings.ts')).href)) as { brand: BrandSettings };
  const people = await Promise.all(cast(brand).map((name) => readFile(path.join(portraits, `${name}.svg`), 'utf8')));
  const { webm, poster } = await drawClip({ colors: brand.theme[brand.theme.defaultScheme], people });
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'evening.webm'), webm);
  await writeFile(path.join(folder, 'evening.avif'), poster);
}

/** Three whom the brand's visitors look for, and one who writes to them. */
function cast({ default_search: { visitor: wanted }, genders }: BrandSettings): string[] {
  const writer = genders.find((gender) => gender !== wanted) ?? wanted;
  const guests = Array.from({ length: shown }, (_, place) => `${wanted}-${place + 1}`);
  return [...guests, `${writer}-${writer === wanted ? shown + 1 : 1}`];
}
