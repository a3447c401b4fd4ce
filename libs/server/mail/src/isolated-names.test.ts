import { expect, it } from 'vitest';
import { brand } from '@parlour/app-default/settings';
import type { Letter } from './letter.ts';
import { renderLetter } from './render-letter.tsx';
import { sampleLetters } from './testing/sample-letters.ts';

const render = (kind: Letter['kind'], changes: object) => {
  const letter = sampleLetters('en').find((sample) => sample.kind === kind);
  return renderLetter({ id: 'default', version: 1, settings: brand }, { ...letter, ...changes } as Letter);
};

it.each(['דניאל 12', 'محمد'])('a name that turns the direction keeps its sentence: %s', async (name) => {
  for (const words of Object.values(await render('activation', { name })).filter((part) => String(part).includes(name)))
    expect(words).toContain(`Hello \u2068${name}\u2069, welcome.`);
  const writer = { email: 'ann@private.example', name, language: 'en', memberId: null, paymentId: null };
  expect((await render('inquiry-to-support', { writer })).text).toContain(`From \u2068${name}\u2069, ann@`);
});

it('a sign that turns the direction, or ends a turn, is left out', async () => {
  const { text } = await render('activation', { name: 'Tom\u202e\u2069' });
  expect(text).toContain('Hello \u2068Tom\u2069, welcome.');
});

it.each(['Tom', 'Zoë', 'Ειρήνη', 'Олег', '美咲'])('any other is left as it is: %s', async (name) => {
  const { html, text } = await render('activation', { name });
  expect(html).toContain(`Hello ${name}, welcome.`);
  expect(text).toContain(`Hello ${name}, welcome.`);
});
