import { setImmediate } from 'node:timers/promises';
import { cleanup, configure } from '@testing-library/react';
import { __PRIVATE__ } from 'styled-components';
import { afterAll, afterEach, vi } from 'vitest';

/**
 * Files that want a page share the one of their worker (`isolate: false`). Each begins with modules of its own. It
 * leaves to the next file neither listeners of the window nor anything that it drew, stored or named.
 */
vi.resetModules();

/** A page's first render may take its time on a busy machine; what comes sooner is seen sooner. */
configure({ asyncUtilTimeout: 30_000 });

const listen = window.addEventListener;
const listening: Parameters<typeof window.addEventListener>[] = [];
window.addEventListener = (...listener: Parameters<typeof window.addEventListener>) => {
  listening.push(listener);
  listen(...listener);
};

/** jsdom has no display to ask about: none of what is asked is so, and a test that wants more says what is. */
window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

/** A page ends with its test: one that goes on would draw, ask and tick beside the next, and after the window is gone. */
afterEach(cleanup);

/** What one test types into a form is no draft of the next one's. */
afterEach(() => sessionStorage.clear());

/** React puts off the effects of what it drew last: they find the window that they were meant for. */
afterAll(() => setImmediate());

afterAll(() => {
  window.addEventListener = listen;
  for (const [type, listener, options] of listening) window.removeEventListener(type, listener, options);
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  __PRIVATE__.mainSheet.names.clear();
  __PRIVATE__.mainSheet.clearTag();
  document.body.replaceChildren();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  localStorage.clear();
  history.replaceState(null, '', '/');
});
