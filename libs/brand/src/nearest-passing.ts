import { contrastRatio } from '@parlour/ui/theme/contrast';

/** A colour beside which another one must have some contrast. */
export interface Neighbour {
  color: string;
  ratio: number;
}

const steps = 255;

/**
 * The colour nearest to `color` that has the wanted contrast beside all of its neighbours, on the straight way to black or to
 * white; whichever is nearer. For the message of a failing theme. Null where there is none on either way.
 */
export function nearestPassingAll(color: string, neighbours: readonly Neighbour[]): string | null {
  for (let step = 0; step <= steps; step += 1) {
    for (const end of [0, 255]) {
      const candidate = mixed(color, end, step / steps);
      if (neighbours.every((neighbour) => contrastRatio(candidate, neighbour.color) >= neighbour.ratio))
        return candidate;
    }
  }
  return null;
}

/** The same beside one. */
export const nearestPassing = (foreground: string, background: string, ratio: number): string | null =>
  nearestPassingAll(foreground, [{ color: background, ratio }]);

function mixed(color: string, end: number, share: number): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  const moved = channels.map((channel) => Math.round(channel + (end - channel) * share));
  return `#${moved.map((channel) => channel.toString(16).padStart(2, '0').toUpperCase()).join('')}`;
}
