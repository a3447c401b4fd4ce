/**
 * A colour on the way from one to another, as `color-mix(in srgb, …)` has it.
 *
 * @param share 0 is the first, 1 the second
 * @returns `#RRGGBB` in capitals
 */
export function mix(from: string, to: string, share: number): string {
  const channel = (color: string, start: number): number => Number.parseInt(color.slice(start, start + 2), 16);
  const mixed = [1, 3, 5].map((start) => Math.round(channel(from, start) * (1 - share) + channel(to, start) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}
