import { expect, test } from 'vitest';
import { textIn } from './text-in.ts';

test('a field that a form has not, or that holds a file, has no text', () => {
  const values = new FormData();
  values.set('version', '2023-12-01');
  values.set('photo', new File(['x'], 'x.jpg'));
  expect(['version', 'photo', 'absent'].map((name) => textIn(values, name))).toEqual(['2023-12-01', '', '']);
});
