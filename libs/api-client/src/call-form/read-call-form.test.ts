import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseForm } from './read-call-form.ts';

test('lines that a browser ends its own way are those of the field', () => {
  const posted = new FormData();
  posted.append('about', 'one\r\ntwo\r\n');
  expect(parseForm(posted, z.object({ about: z.string() }))).toMatchObject({ value: { about: 'one\ntwo\n' } });
});
