// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { prefetchPages, scriptsOf } from './prefetch-pages.ts';

const routes = {
  root: { id: 'root', path: '', module: '/root.js' },
  layout: { id: 'layout', parentId: 'root', module: '/layout.js', imports: ['/shared.js'] },
  likes: { id: 'likes', parentId: 'layout', path: 'likes/:type?', module: '/likes.js', imports: ['/cards.js'] },
  home: { id: 'home', parentId: 'layout', index: true, module: '/home.js' },
};
const ofLikes = ['/root.js', '/layout.js', '/shared.js', '/likes.js', '/cards.js'];

let listen: MockInstance<typeof document.addEventListener>;
beforeEach(() => {
  vi.stubGlobal('__reactRouterManifest', { routes });
  listen = vi.spyOn(document, 'addEventListener');
  document.body.innerHTML = '<a href="/likes/sent"><b>Likes</b></a><a href="https://elsewhere.example/likes">Away</a>';
});
afterEach(() => {
  // Other files share the document.
  for (const [type, listener] of listen.mock.calls) document.removeEventListener(type, listener);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
  document.head.innerHTML = document.body.innerHTML = '';
});

const pointAt = (selector: string) =>
  document.querySelector(selector)!.dispatchEvent(new Event('pointerover', { bubbles: true }));
const fetched = () =>
  [...document.head.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'));

it('knows the scripts of a page and of what is around it', () => {
  expect(scriptsOf(routes, '/likes')).toEqual(ofLikes);
  expect(scriptsOf(routes, '/')).toEqual(['/root.js', '/layout.js', '/shared.js', '/home.js']);
  expect(scriptsOf(routes, '/no/such/page')).toEqual([]);
});

it('fetches a page’s scripts once as somebody points at a link to it, and none for another site', () => {
  prefetchPages();
  pointAt('a[href^="https"]');
  expect(fetched()).toEqual([]);
  pointAt('b');
  pointAt('b');
  expect(fetched()).toEqual(ofLikes);
});

it.each([{ saveData: true }, { effectiveType: '2g' }])('fetches nothing ahead on a line of %o', (connection) => {
  Object.assign(navigator, { connection });
  prefetchPages();
  pointAt('b');
  expect(fetched()).toEqual([]);
});
