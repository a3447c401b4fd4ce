import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineHashes } from './inline-hashes.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('names the scripts that run and the styles of a page, and nothing that holds data or is loaded', () => {
  const html =
    '<style id="theme">a{}</style><script>one()</script><script type="module" async="">two()</script>' +
    '<script type="application/json">{"no":1}</script><script type="module" src="/a.js"></script>';
  expect(inlineHashes(html)).toEqual({ scripts: [hash('one()'), hash('two()')], styles: [hash(''), hash('a{}')] });
});
