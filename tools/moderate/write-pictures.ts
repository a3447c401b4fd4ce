import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ShownPicture } from '../../apps/server/src/moderation-acts/show-item.ts';

/** Writes pictures into a folder, readable by nobody else; says where each is beside what was asked for, which may be JSON. */
export async function writePictures(folder: string, pictures: readonly ShownPicture[]): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { id, jpeg } of pictures) {
    const file = path.join(folder, `${id}.jpg`);
    if (jpeg === null) console.error(`${id}: its file is gone`);
    else {
      await writeFile(file, Buffer.from(jpeg, 'base64'), { mode: 0o600 });
      console.error(file);
    }
  }
}
