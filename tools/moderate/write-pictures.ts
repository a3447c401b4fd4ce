import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ShownPicture } from '../../apps/server/src/moderation-acts/show-item.ts';

/**
 * Writes pictures into a folder, readable by nobody else; says where each is beside what was asked for, which may be JSON.
 *
 * @throws where nothing can be written there, naming the option that says where
 */
export async function writePictures(folder: string, pictures: readonly ShownPicture[]): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const picture of pictures) await writePicture(folder, picture);
  } catch (error) {
    throw new Error(`--output ${folder}: ${reasonOf(error)}. Name another folder.`, { cause: error });
  }
}

async function writePicture(folder: string, { id, jpeg }: ShownPicture): Promise<void> {
  const file = path.join(folder, `${id}.jpg`);
  if (jpeg === null) return console.error(`${id}: its file is gone`);
  await writeFile(file, Buffer.from(jpeg, 'base64'), { mode: 0o600 });
  console.error(file);
}

const isFile = 'a file is there, or above it';
const reasons: Readonly<Record<string, string>> = {
  EEXIST: isFile,
  ENOTDIR: isFile,
  EACCES: 'it is not for this user to write there',
  EROFS: 'nothing can be written there',
  ENOSPC: 'no room is left there',
};

const reasonOf = (error: unknown): string =>
  error instanceof Error ? (reasons[String('code' in error && error.code)] ?? error.message) : String(error);
