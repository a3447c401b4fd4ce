import { expect, it } from 'vitest';
import { brand } from '@parlour/app-default/settings';
import { renderLetter } from '../render-letter.tsx';

const render = (isDue?: boolean) => {
  const to = { to: 'tom@example.com', name: 'Tom', locale: 'en', link: 'https://parlour.example/back' } as const;
  return renderLetter({ id: 'default', version: 1, settings: brand }, { kind: 'account-deleted', ...to, isDue });
};

it('counts the 14 days from the wish to leave, however late the letter is asked for again', async () => {
  const { html } = await render();
  expect(html.match(/[^.>]*\b14 days\b[^.<]*/g)?.map((words) => words.trim())).toEqual([
    '14 days after you asked for it, your account is deleted',
  ]);
  expect(html).toContain('Nobody sees your profile any more. You can still come back.');
});

it('names no days where they are over and the erasure waits for a payment', async () => {
  const { html } = await render(true);
  expect(html).toContain('and your account is about to be deleted.');
  expect(html).toContain('Until then this link brings everything back.');
  expect(html).not.toContain('days');
});
