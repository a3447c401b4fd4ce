import { expect, it } from 'vitest';
import { nextPath } from './next-path.ts';

it('goes to a path of this site and to nothing else', () => {
  expect(nextPath('/members?page=2')).toBe('/members?page=2');
  for (const elsewhere of ['/.//evil.example', '', null, undefined]) expect(nextPath(elsewhere)).toBe('/');
});
