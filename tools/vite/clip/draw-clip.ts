import sharp, { type Sharp } from 'sharp';
import { landerClip } from '@parlour/models/account/lander-clip';
import { keyFrameOf } from './key-frame.ts';
import { stage, type Palette } from './scene-parts.ts';
import { opening, scenes } from './scenes.ts';
import { storyboard, type Still } from './storyboard.ts';
import { webmOf } from './webm.ts';

/** WebP quality of a still, 1 to 100, and how long its encoder may search, 0 to 6. */
const STILL = { quality: 50, effort: 4, alphaQuality: 0 } as const;

/** The poster is what a page with the clip is waited for: AVIF takes two thirds of WebP's bytes for it. Its effort goes to 9. */
const POSTER = { quality: 48, effort: 9 } as const;

export interface DrawnClip {
  /** The clip as WebM. */
  webm: Buffer;
  /** What stands in its place until it plays, and where it may not: the end of its first chapter, as AVIF. */
  poster: Buffer;
}

/** Draws the clip of the video landers in a brand's colours, with its people. */
export async function drawClip(palette: Palette): Promise<DrawnClip> {
  const frames = storyboard().map(async (still) => ({
    picture: keyFrameOf(await rasterOf(pictureOf(palette, still)).webp(STILL).toBuffer()),
    milliseconds: still.milliseconds,
  }));
  const poster = rasterOf(pictureOf(palette, { chapter: 0, act: 1, open: 1, milliseconds: 0 }));
  return { webm: webmOf(await Promise.all(frames), landerClip), poster: await poster.avif(POSTER).toBuffer() };
}

function pictureOf(palette: Palette, { chapter, act, open }: Still): string {
  const scene = scenes[chapter]?.(palette, act) ?? '';
  const before = scenes[chapter - 1]?.(palette, 1) ?? '';
  const content = open < 1 ? opening(before, scene, open) : scene;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${stage.width} ${stage.height}">${content}</svg>`;
}

const rasterOf = (svg: string): Sharp =>
  sharp(Buffer.from(svg)).resize(landerClip.width, landerClip.height).removeAlpha();
