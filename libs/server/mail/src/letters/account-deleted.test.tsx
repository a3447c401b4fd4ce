import { expect, it } from 'vitest';
import { brand } from '@parlour/app-default/settings';
import { renderLetter } from '../render-letter.tsx';

it('counts the 14 days from the wish to leave, however late the letter is asked for again', async () => {
  const { html } = await renderLetter(
    { id: 'default', version: 1, settings: brand },
    { kind: 'account-deleted', to: 'tom@example.com', name: 'Tom', locale: 'en', link: 'https://parlour.example/back' },
  );
  expect(html.match(/[^.>]*\b14 days\b[^.<]*/g)?.map((words) => words.trim())).toEqual([
    '14 days after you asked for it, your account is deleted',
  ]);
  expect(html).toContain('Nobody sees your profile any more. You can still come back.');
});
