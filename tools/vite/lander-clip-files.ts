import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { nearestInAge } from '@parlour/models/account/drawn-people';
import { drawClip } from './clip/draw-clip.ts';

/** Imports that begin so are files that the build draws: `lander-clip/evening.webm`, `lander-clip/evening.avif`. */
const PREFIX = 'lander-clip/';

const shown = 3;

/**
 * Draws the clip of the video landers when a brand's app is built, so that a page can import it as it imports any file.
 * The clip has the brand's colours and the drawn people whom its visitors look for.
 *
 * @param app the folder of the brand's app
 * @param portraits the folder of the drawn people, a folder a gender
 * @param into the folder that the files are written to, and taken up from like any other
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
  const people = await Promise.all((await clipCast(brand, portraits)).map((file) => readFile(file, 'utf8')));
  const { webm, poster } = await drawClip({ colors: brand.theme[brand.theme.defaultScheme], people });
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'evening.webm'), webm);
  await writeFile(path.join(folder, 'evening.avif'), poster);
}

/** Pictures of those in a brand's clip: three whom its visitors look for, and one who writes to them. */
export async function clipCast(
  { default_search: wanted, genders }: Pick<BrandSettings, 'default_search' | 'genders'>,
  portraits: string,
): Promise<string[]> {
  const peopleOf = async (gender: string) =>
    nearestInAge((await readdir(path.join(portraits, gender))).toSorted(), wanted).map((file) =>
      path.join(portraits, gender, file),
    );
  const people = await peopleOf(wanted.visitor);
  const writer = genders.find((gender) => gender !== wanted.visitor);
  const [writing] = writer ? await peopleOf(writer) : people.slice(shown);
  return [...people.slice(0, shown), ...(writing ? [writing] : [])];
}
