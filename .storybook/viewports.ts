/**
 * The windows that screens are looked at in: the narrowest that must work, on a long phone and on a short one, a phone, one on
 * its side, the narrowest of each breakpoint (spec: 576, 768, 992, 1200), a desk.
 */
export const viewportSizes: Readonly<Record<string, { width: number; height: number }>> = {
  smallest: { width: 320, height: 640 },
  short: { width: 320, height: 568 },
  phone: { width: 360, height: 780 },
  low: { width: 740, height: 360 },
  phablet: { width: 576, height: 960 },
  tablet: { width: 768, height: 1024 },
  laptop: { width: 992, height: 700 },
  wide: { width: 1200, height: 800 },
  desk: { width: 1280, height: 900 },
};

export const viewports = Object.fromEntries(
  Object.entries(viewportSizes).map(([name, { width, height }]) => [
    name,
    { name: `${name} · ${width}`, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);
