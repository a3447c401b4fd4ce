import type { Comparison } from './compare.ts';
import type { Face } from './faces.ts';

const style = `
  body { font: 15px/1.5 system-ui, sans-serif; margin: 24px; color: CanvasText; background: Canvas; color-scheme: light dark; }
  figure { margin: 0 0 32px; }
  .sides { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; align-items: start; }
  .faces { display: grid; grid-template-columns: repeat(auto-fill, minmax(320px, 1fr)); gap: 16px; align-items: start; }
  img { width: 100%; border: 1px solid GrayText; }
  summary { cursor: pointer; }
`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style><h1>${title}</h1>${body}</html>\n`;

/** The one page that shows what changed, side by side. */
export function reportPage(base: string, comparisons: readonly Comparison[]): string {
  const changed = comparisons.filter(({ kind }) => kind !== 'same');
  const lead = `<p>${changed.length} of ${comparisons.length} sheets differ from ${base.slice(0, 10)}. <a href="screens.html">All brands on one page</a></p>`;
  return page('What changed in the sheets', lead + changed.map(sides).join(''));
}

function sides({ story, face, kind }: Comparison): string {
  const picture = (file: string, name: string): string =>
    `<div><p>${name}</p><img loading="lazy" src="${file}" alt="${story}, ${face.brand} ${face.scheme}, ${name}"></div>`;
  const before = kind === 'new' ? '<p>was not there</p>' : picture(face.fileOf(story, 'before'), 'before');
  const after = kind === 'gone' ? '<p>is gone</p>' : picture(face.fileOf(story), 'after');
  return `<figure><figcaption>${story}, ${face.brand} ${face.scheme}: ${kind}</figcaption><div class="sides">${before}${after}</div></figure>`;
}

/** Each screen in all brands and schemes on one page. */
export function sheetsPage(screens: readonly string[], faces: readonly Face[]): string {
  const sheet = (story: string): string => {
    const pictures = faces.map(
      (face) =>
        `<figure><figcaption>${face.brand} ${face.scheme}</figcaption><img loading="lazy" src="${face.fileOf(story)}" alt="${story}, ${face.brand} ${face.scheme}"></figure>`,
    );
    return `<details><summary>${story}</summary><div class="faces">${pictures.join('')}</div></details>`;
  };
  return page('All brands on one page', screens.map(sheet).join(''));
}
