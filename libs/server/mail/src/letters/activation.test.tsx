import { expect, it } from 'vitest';
import { brand } from '@parlour/app-default/settings';
import type { Letter } from '../letter.ts';
import { renderLetter } from '../render-letter.tsx';

const kinds = ['activation', 'activation-reminder'] as const;
const render = (kind: (typeof kinds)[number], deletedOn: string | null, discreet = false) => {
  const link = 'https://parlour.example/activate?token=abc';
  const letter: Letter = { kind, to: 'tom@example.com', name: 'Tom', locale: 'en', link, deletedOn };
  return renderLetter({ id: 'default', version: 1, settings: { ...brand, discreet } }, letter);
};

it.each(kinds)('%s says on which day the account is deleted, and nothing of that where it stays', async (kind) => {
  const { text } = await render(kind, '2026-12-20');
  expect(text).toContain('If nobody confirms it, the account is deleted on 20 December 2026.');
  expect((await render(kind, null)).text).not.toContain('deleted');
});

it('a reminder says what is missing, in a discreet brand not before it is opened', async () => {
  const { subject, text, html } = await render('activation-reminder', '2026-12-20', true);
  expect(text).toContain('Hello Tom, your e-mail address is not confirmed yet.');
  expect(text).not.toContain('welcome');
  expect(subject).toBe('A message for you');
  expect(html).not.toContain('One tap');
});
