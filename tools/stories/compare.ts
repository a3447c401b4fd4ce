import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Face } from './faces.ts';
import type { Room } from './open-room.ts';

/** A colour channel that differs by less is the browser's rounding. */
const THRESHOLD = 2;

/** What became of one sheet in one face. */
export interface Comparison {
  story: string;
  face: Face;
  kind: 'same' | 'changed' | 'new' | 'gone';
}

export interface Subject {
  story: string;
  face: Face;
  before: Room | null;
  after: Room;
  /** Folder of the pictures; those of what changed are left there. */
  output: string;
}

/** Photographs a sheet in both rooms with the same browser and keeps the pictures where they differ. */
export async function compare({ story, face, before, after, output }: Subject): Promise<Comparison> {
  const [old, young] = [await pictureIn(before, story, face), await pictureIn(after, story, face)];
  if (old && young && (await isSame(old, young))) return { story, face, kind: 'same' };
  if (old) await writeFile(path.join(output, face.fileOf(story, 'before')), old);
  if (young) await writeFile(path.join(output, face.fileOf(story)), young);
  return { story, face, kind: old ? (young ? 'changed' : 'gone') : 'new' };
}

const pictureIn = async (room: Room | null, story: string, face: Face): Promise<Buffer | null> =>
  room?.stories.includes(story) ? room.photograph(story, face) : null;

/** Whether two pictures have the same size and no pixel that an eye could tell apart. */
export async function isSame(one: Buffer, other: Buffer): Promise<boolean> {
  if (one.equals(other)) return true;
  const [first, second] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  if (first.info.width !== second.info.width || first.info.height !== second.info.height) return false;
  return first.data.every((channel, place) => Math.abs(channel - (second.data[place] ?? 0)) < THRESHOLD);
}

const pixelsOf = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
