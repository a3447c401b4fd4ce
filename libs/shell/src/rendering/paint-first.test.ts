// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { fontsKey } from './font-sheet.ts';
import { paintFirst } from './paint-first.ts';

const page = [
  '<head><style id="fonts" nonce="n">@font-face{font-display:swap;src:url(/f.woff2)}</style>',
  '<link rel="manifest" href="/manifest.webmanifest?v=7"/>',
  '<link rel="preload" as="font" href="/f.woff2"/><link rel="preload" as="image" href="/hero.webp"/>',
  '<link rel="modulepreload" href="/assets/entry.js"/>',
  '<link rel="modulepreload" href="/assets/root.js" nonce="n"/></head><body><script nonce="n">context()</script>',
  '<script nonce="n" type="module" async="">import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\n',
  'window.modules = {"root":route0};\nimport("/assets/entry.js");</script></body>',
].join('');

test('nothing of scripts, pictures, fonts and manifest is asked for; other scripts stay', () => {
  const html = paintFirst(page, 'n');
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toContain('as="font"');
  expect(html).not.toContain('rel="manifest"');
  expect(html).not.toContain('as="image"');
  expect(html).toContain('<script nonce="n">context()</script>');
});

test('fonts are worn where no script runs, or where the tab has fetched them, and never change a word that is read', () => {
  const html = paintFirst(page, 'n');
  const sheet = /<style[^>]*media="\(scripting: none\)"[^>]*>[^<]*<\/style>/.exec(html)?.[0] ?? '';
  expect(sheet).toContain('nonce="n"');
  expect(sheet).toContain('data-files="/f.woff2"');
  expect(sheet).toContain('font-display:optional');
  const script = /<\/style><script nonce="n">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  document.head.innerHTML = sheet;
  const worn = () => (runInThisContext(script), document.querySelector('style')?.media);
  expect(worn()).toBe('(scripting: none)');
  sessionStorage.setItem(fontsKey, 'fetched');
  expect(worn()).toBe('all');
  sessionStorage.clear();
});

test('the first pictures come after the words; without scripts they stand where they stood', () => {
  const picture = '<img src="/a.jpg" alt="" loading="eager" fetchPriority="auto"/>';
  const later = '<img src="/b.jpg" alt="" loading="lazy" fetchPriority="auto"/>';
  expect(paintFirst(`<p>${picture}${later}</p>`, undefined)).toBe(
    `<p><noscript data-after-words>${picture}</noscript>${later}</p>`,
  );
});

test('so does the icon of the tab, and the browser asks for no other meanwhile', () => {
  const icon = '<link rel="icon" href="/icon.svg?v=7" type="image/svg+xml"/>';
  expect(paintFirst(`<head>${icon}</head>`, undefined)).toBe(
    `<head><link rel="icon" href="data:,"/><noscript data-after-words>${icon}</noscript></head>`,
  );
});

test('so does a drawing from a file; one that stands in the page stays', () => {
  const map =
    '<svg viewBox="0 0 9 9"><use href="/nl.svg#one"></use><use data-chosen="" href="/nl.svg#two"></use></svg>';
  const glyph = '<svg class="lucide"><path d="M0 0"></path></svg>';
  expect(paintFirst(`<p>${glyph}${map}</p>`, undefined)).toBe(
    `<p>${glyph}<noscript data-after-words>${map}</noscript></p>`,
  );
});

test('the picture that a page is about comes beside the words', () => {
  const largest = '<p><img src="/a.jpg" alt="" loading="eager" fetchPriority="high"/></p>';
  expect(paintFirst(largest, undefined)).toBe(largest);
});

test('the module script waits, then asks for every file, then does what it did', () => {
  const script = /type="module" async="">([\s\S]*)<\/script>/.exec(paintFirst(page, 'n'))?.[1] ?? '';
  const order = [
    'await Promise.race([used, Promise.all([words',
    'place.outerHTML = place.textContent',
    'await Promise.race([used, Promise.all(pictures)',
    '["/assets/entry.js","/assets/root.js"]',
    'await import("/assets/manifest.js");',
    'const route0 = await import("/assets/root.js");',
    'window.modules = {"root":route0};',
    'import("/assets/entry.js");',
  ].map((part) => script.indexOf(part));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(order).not.toContain(-1);
  expect(script).not.toMatch(/import \*|import "/);
});

test('a page too long for the first window of a connection does without the marks that only scripts read', () => {
  const styles =
    '<style data-styled="true" data-styled-version="6">.a{color:red;}/*!sc*/\ndata-styled.g1[id="sc-a"]{content:"a,"}/*!sc*/\n</style>';
  const short = `${styles}<p>Hello</p>`;
  expect(paintFirst(short, undefined)).toBe(short);
  const long = '<p>Hello</p>'.repeat(6_000);
  expect(paintFirst(styles + long, undefined)).toBe(`<style>.a{color:red;}</style>${long}`);
});

test('a page without scripts stays as it is', () => {
  expect(paintFirst('<body>Hello</body>', undefined)).toBe('<body>Hello</body>');
});
