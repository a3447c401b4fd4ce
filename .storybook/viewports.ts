/**
 * The windows that screens are looked at in: the smallest that must work, a phone, one on its side, a tablet, a desk (spec:
 * 576, 768, 992, 1200).
 */
export const viewportSizes: Readonly<Record<string, { width: number; height: number }>> = {
  smallest: { width: 320, height: 640 },
  phone: { width: 360, height: 780 },
  low: { width: 740, height: 360 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1280, height: 900 },
};

export const viewports = Object.fromEntries(
  Object.entries(viewportSizes).map(([name, { width, height }]) => [
    name,
    { name: `${name} · ${width}`, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);
