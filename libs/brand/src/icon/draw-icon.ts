import type { IconPurpose } from '@parlour/contract/drawn-addresses';
import type { IconSource } from '../icon-schema.ts';
import { letterOf, letters } from './letters.ts';

const SIDE = 64;
const middle = SIDE / 2;
/** A mask may cut all but a circle of 80 % of the side (W3C, Web Application Manifest, icon masks and safe zone). */
const SAFE = 0.84;
/** A mark without a ground stands among small signs, as in a phone's status bar: as large as a circle in the square lets it be. */
const SIGN = 1.15;

const doorway = 'd="M16 54V28a16 16 0 0 1 32 0v26Z"';

/** A brand's icon as SVG: a lit doorway with the brand's initial in it. */
export function drawIcon(source: IconSource, purpose: IconPurpose): string {
  if (purpose === 'monochrome') return picture('', cutOut(source), SIGN);
  const { initial, ground, arch, letter, corner } = source;
  const isMaskable = purpose === 'maskable';
  return picture(
    `<rect width="${SIDE}" height="${SIDE}" rx="${isMaskable ? 0 : corner * SIDE}" fill="${ground}"/>`,
    `<path ${doorway} fill="${arch}"/>${strokes(initial, letter)}`,
    isMaskable ? SAFE : 1,
  );
}

const picture = (ground: string, mark: string, scale: number): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">`,
    ground,
    `<g transform="translate(${middle} ${middle}) scale(${scale}) translate(${-middle} ${-middle})">${mark}</g>`,
    '</svg>',
  ].join('');

/** Where colours are not shown, the initial is a hole in the doorway. */
const cutOut = ({ initial }: IconSource): string =>
  `<mask id="initial"><path ${doorway} fill="white"/>${strokes(initial, 'black')}</mask>` +
  `<path ${doorway} fill="white" mask="url(#initial)"/>`;

function strokes(initial: string, color: string): string {
  const path = letters[letterOf(initial) ?? 'O'];
  const place = 'translate(24 27) scale(0.8)';
  return `<path d="${path}" transform="${place}" fill="none" stroke="${color}" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round"/>`;
}
