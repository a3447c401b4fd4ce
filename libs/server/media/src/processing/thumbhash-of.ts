import type { Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { blurredDots } from '../render-size.ts';

/**
 * A few bytes that stand for an upright photo until its file is there, as base64. They are made of the dots that its blurred
 * twin is made of, so that they tell nobody more than that one does.
 */
export async function thumbhashOf(upright: Sharp): Promise<string> {
  const { data, info } = await upright.resize(blurredDots).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
