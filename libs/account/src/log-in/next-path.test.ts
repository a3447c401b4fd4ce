import { expect, it } from 'vitest';
import { nextPath } from './next-path.ts';

it('goes to a path of this site and to nothing else', () => {
  expect(nextPath('/members?page=2')).toBe('/members?page=2');
  for (const elsewhere of [
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/a b',
    '',
    null,
    undefined,
  ]) {
    expect(nextPath(elsewhere)).toBe('/');
  }
});
