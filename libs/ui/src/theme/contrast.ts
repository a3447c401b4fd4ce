/**
 * Contrast of two opaque colours after WCAG 2.2: 1 (none) to 21 (black on white).
 * Throws a RangeError for anything but `#RRGGBB`, so that a theme can't hide a colour from the test.
 */
export function contrastRatio(foreground: string, background: string): number {
  const lights = [relativeLuminance(foreground), relativeLuminance(background)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

function relativeLuminance(color: string): number {
  const [red, green, blue] = channels(color).map(linear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(color: string): number[] {
  if (!/^#[0-9a-f]{6}$/i.test(color)) {
    throw new RangeError(`Not an opaque #RRGGBB colour: ${color}`);
  }
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
