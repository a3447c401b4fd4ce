import { expect, test } from 'vitest';
import { withLateScripts } from './late-scripts.ts';

const page = [
  '<head><link rel="preload" as="font" href="/f.woff2"/><link rel="modulepreload" href="/assets/entry.js"/>',
  '<link rel="modulepreload" href="/assets/root.js" nonce="n"/></head><body><script nonce="n">context()</script>',
  '<script nonce="n" type="module" async="">import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\n',
  'window.modules = {"root":route0};\nimport("/assets/entry.js");</script></body>',
].join('');

test('nothing of the scripts is preloaded; other preloads and scripts stay', () => {
  const html = withLateScripts(page);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).toContain('<link rel="preload" as="font" href="/f.woff2"/>');
  expect(html).toContain('<script nonce="n">context()</script>');
});

test('the module script waits, then asks for every file, then does what it did', () => {
  const script = /type="module" async="">([\s\S]*)<\/script>/.exec(withLateScripts(page))?.[1] ?? '';
  const order = [
    'await new Promise',
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

test('a page without scripts stays as it is', () => {
  expect(withLateScripts('<body>Hello</body>')).toBe('<body>Hello</body>');
});
