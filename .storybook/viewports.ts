/** The widths that every screen is looked at: the smallest that must work, a phone, a tablet, a desk (spec: 576, 768, 992, 1200). */
const widths = { smallest: [320, 640], phone: [360, 780], tablet: [768, 1024], desk: [1280, 900] } as const;

export const viewports = Object.fromEntries(
  Object.entries(widths).map(([name, [width, height]]) => [
    name,
    { name: `${name} · ${width}`, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);
