import type { IconSource } from '../icon-schema.ts';
import { letterOf, letters } from './letters.ts';

/** An `any` icon has the brand's corners; a `maskable` one fills its square and keeps its mark where every mask lets it be. */
export type IconPurpose = 'any' | 'maskable';

const SIDE = 64;
const middle = SIDE / 2;
/** A mask may cut all but a circle of 80 % of the side (W3C, Web Application Manifest, icon masks and safe zone). */
const SAFE = 0.84;

/** A brand's icon as SVG: a lit doorway with the brand's initial in it. */
export function drawIcon({ initial, ground, arch, letter, corner }: IconSource, purpose: IconPurpose): string {
  const isMaskable = purpose === 'maskable';
  const mark = `<path d="M16 54V28a16 16 0 0 1 32 0v26Z" fill="${arch}"/>${strokes(initial, letter)}`;
  const scale = isMaskable ? SAFE : 1;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">`,
    `<rect width="${SIDE}" height="${SIDE}" rx="${isMaskable ? 0 : corner * SIDE}" fill="${ground}"/>`,
    `<g transform="translate(${middle} ${middle}) scale(${scale}) translate(${-middle} ${-middle})">${mark}</g>`,
    '</svg>',
  ].join('');
}

function strokes(initial: string, color: string): string {
  const path = letters[letterOf(initial) ?? 'O'];
  const place = 'translate(24 27) scale(0.8)';
  return `<path d="${path}" transform="${place}" fill="none" stroke="${color}" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round"/>`;
}
