import type { IconSource } from '../icon-schema.ts';
import { drawIcon } from './draw-icon.ts';

/** The size that link previews are shown in (Open Graph). */
export const linkPictureSize = { width: 1200, height: 630 } as const;

const DOORS = 7;
const DOOR = { width: 132, gap: 36 } as const;

/**
 * The picture of a link to the site: a row of lit doorways in the brand's colours, its mark in front. No two landers have the
 * same row.
 *
 * @param place number of the lander, 0 for the site itself
 */
export function drawLinkPicture(icon: IconSource, place: number): string {
  const { width, height } = linkPictureSize;
  const left = (width - DOORS * DOOR.width - (DOORS - 1) * DOOR.gap) / 2;
  const doors = Array.from({ length: DOORS }, (_, door) => {
    const isLit = (door * 3 + place * 2) % 4 !== 0;
    const tall = 250 + ((door * 97 + place * 61) % 5) * 48;
    const x = left + door * (DOOR.width + DOOR.gap);
    const radius = DOOR.width / 2;
    const top = height - tall;
    const path = `M${x} ${height}V${top + radius}a${radius} ${radius} 0 0 1 ${DOOR.width} 0V${height}Z`;
    return `<path d="${path}" fill="${icon.arch}" opacity="${isLit ? 0.9 : 0.28}"/>`;
  });
  const side = 240;
  const mark = drawIcon(icon, 'any').replace(
    '<svg ',
    `<svg x="${(width - side) / 2}" y="72" width="${side}" height="${side}" `,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${icon.ground}"/>`,
    ...doors,
    mark,
    '</svg>',
  ].join('');
}
