const files = import.meta.glob<string>('./*.svg', { eager: true, query: '?raw', import: 'default' });

/** What gifts look like, by id, each as the text of an SVG picture. Their colours hold on light and on dark, for all brands. */
export const giftPictures: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, picture]) => [path.slice('./'.length, -'.svg'.length), picture]),
);
