import type { LoaderFunctionArgs } from 'react-router';
import { pageContext } from '../page-context.ts';

const A_DAY = 86_400;

/** The site's icon in the brand's colours: the lit doorway with somebody in it. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { deep, accentOnDeep } = context.get(pageContext).theme.light;
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="9" fill="${deep}"/><g transform="translate(8 6)"><path d="M1 27V12a11 11 0 0 1 22 0v15Z" fill="${accentOnDeep}"/><path d="M8 27v-9a4 4 0 0 1 8 0v9Z" fill="${deep}"/><circle cx="12" cy="9.2" r="2.1" fill="${deep}"/></g></svg>`;
  return new Response(mark, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': `public, max-age=${A_DAY}` },
  });
}
