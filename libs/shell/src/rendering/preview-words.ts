const title = /<title[^>]*>([^<]*)<\/title>/;
const description = /<meta name="description" content="([^"]*)"/;

/**
 * What a shared link to a page says: its own title and description, as they stand in its rendered head. Nothing for a page that
 * nobody may list, and for one that has words of its own for this, as a lander has.
 *
 * @param html the rendered page
 */
export function previewWords(html: string): string {
  const head = html.slice(0, html.indexOf('</head>'));
  if (!head.includes('property="og:url"') || head.includes('property="og:title"')) return '';
  return previewTag('title', title.exec(head)?.[1]) + previewTag('description', description.exec(head)?.[1]);
}

/** @param words escaped by the renderer, for an attribute as for a text */
const previewTag = (name: string, words = ''): string =>
  words ? `<meta property="og:${name}" content="${words}"/>` : '';
