import { z } from 'zod';
import { Color } from './theme-schema.ts';

/** Pixels of the square icons that a browser or an installed app asks for; each is drawn from the same source. */
export const iconSizes = [32, 48, 180, 192, 512] as const;

/**
 * What an icon is drawn from: the arch with the brand's initial in it, on a plain ground.
 * `corner` is the radius as a part of the side; 0.5 is a circle.
 */
export const IconSource = z.strictObject({
  initial: z.string().regex(/^\p{Lu}$/u, 'one capital letter'),
  ground: Color,
  arch: Color,
  letter: Color,
  corner: z.number().min(0).max(0.5),
});

export type IconSource = z.output<typeof IconSource>;
