import { addresses } from '@parlour/contract/addresses';
import { pagePath } from './posted-form.ts';

/** The one route by which the framework knows all pages. */
export const anyPage = '/*';

/** In place of a page's pattern where there is none. */
export const noPage = '*';

const parametersIn = (pattern: string): number => pattern.split(':').length - 1;

/** The router's own matcher ranks all patterns anew each time, for half a millisecond: too long for a line of every request. */
const matchers = Object.values(addresses)
  .map(({ pattern }) => ({ pattern, expression: expressionOf(pattern) }))
  .toSorted((one, other) => parametersIn(one.pattern) - parametersIn(other.pattern));

function expressionOf(pattern: string): RegExp {
  const parts = pattern.slice(1).split('/');
  const sources = parts.map((part) => {
    if (!part.startsWith(':')) return `/${part}`;
    return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
  });
  return new RegExp(`^${sources.join('')}$`, 'i');
}

/**
 * The pattern of the page at a path, without anything that the path says; `*` where there is no page.
 *
 * @param basename the language in front of a public page's path, else `/`
 */
export function pagePattern(path: string, basename: string): string {
  const page = pagePath(path);
  const plain = basename === '/' ? page : page.slice(basename.length) || '/';
  return matchers.find(({ expression }) => expression.test(plain))?.pattern ?? noPage;
}
