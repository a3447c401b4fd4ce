import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../chromium/launch-options.ts';
import { buildStories, buildStoriesAt, mergeBase } from './build-stories.ts';
import { compare, type Comparison } from './compare.ts';
import { facesOf } from './faces.ts';
import { openRoom, type Room } from './open-room.ts';
import { reportPage, sheetsPage } from './pages.ts';

const workspace = path.resolve(import.meta.dirname, '../..');
const { values: options } = parseArgs({
  options: {
    /** Only stories whose id holds this. */
    only: { type: 'string', default: '' },
    /** What to compare with; the merge base with main where absent. */
    base: { type: 'string' },
    output: { type: 'string', default: 'build/stories-shots' },
  },
});
const output = path.resolve(workspace, options.output);
const faces = facesOf(workspace);

await rm(output, { recursive: true, force: true });
await mkdir(output, { recursive: true });
const base = await mergeBase(workspace, options.base);
console.log(`Building the stories of ${base.slice(0, 10)} and of the working tree …`);
const [before, after] = [await buildStoriesAt(workspace, base), await buildStories(workspace)];

const browser = await chromium.launch(await launchOptions());
const rooms = {
  before: before === null ? null : await openRoom(browser, before),
  after: await openRoom(browser, after),
};
try {
  const wanted = (ids: readonly string[]): string[] => ids.filter((id) => id.includes(options.only));
  const sheetsOf = (room: Room | null): string[] => wanted(room?.stories ?? []).filter((id) => id.endsWith('--sheet'));
  const sheets = [...new Set([...sheetsOf(rooms.before), ...sheetsOf(rooms.after)])];
  const changes: Comparison[] = [];
  for (const story of sheets) {
    for (const face of faces) changes.push(await compare({ story, face, ...rooms, output }));
    console.log(
      `${story}: ${changes.filter((change) => change.story === story && change.kind !== 'same').length} changed`,
    );
  }
  const screens = wanted(rooms.after.screens);
  for (const story of screens) {
    for (const face of faces)
      await writeFile(path.join(output, face.fileOf(story)), await rooms.after.photograph(story, face));
  }
  await writeFile(path.join(output, 'index.html'), reportPage(base, changes));
  await writeFile(path.join(output, 'screens.html'), sheetsPage(screens, faces));
  const changed = changes.filter(({ kind }) => kind !== 'same').length;
  console.log(
    `${changes.length} sheets photographed, ${changed} changed, ${screens.length} screens in ${faces.length} faces:`,
  );
  console.log(path.relative(process.cwd(), path.join(output, 'index.html')));
} finally {
  await browser.close();
  await Promise.all([rooms.before?.close(), rooms.after.close()]);
}
