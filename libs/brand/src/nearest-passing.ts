import { contrastRatio } from '@parlour/ui/theme/contrast';

const steps = 255;

/**
 * The colour nearest to `foreground` that has the wanted contrast on `background`, on the straight way to black or to
 * white; whichever is nearer. For the message of a failing theme. Null where neither end suffices.
 */
export function nearestPassing(foreground: string, background: string, ratio: number): string | null {
  for (let step = 0; step <= steps; step += 1) {
    for (const end of [0, 255]) {
      const candidate = mixed(foreground, end, step / steps);
      if (contrastRatio(candidate, background) >= ratio) return candidate;
    }
  }
  return null;
}

function mixed(color: string, end: number, share: number): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  const moved = channels.map((channel) => Math.round(channel + (end - channel) * share));
  return `#${moved.map((channel) => channel.toString(16).padStart(2, '0').toUpperCase()).join('')}`;
}
