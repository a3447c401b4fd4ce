import { expect, it } from 'vitest';
import { brand } from '@parlour/app-default/settings';
import { renderLetter } from '../render-letter.tsx';

const render = async (deletedOn: string | null) => {
  const to = { to: 'tom@example.com', name: 'Tom', locale: 'en', link: 'https://parlour.example/back' } as const;
  const letter = { kind: 'account-deleted', ...to, deletedOn } as const;
  return (await renderLetter({ id: 'default', version: 1, settings: brand }, letter)).html;
};

it('names the day on which the account is deleted, however late the letter is asked for again', async () => {
  const html = await render('2026-12-04');
  expect(html).toContain('Your account is deleted on 4 December 2026.');
  expect(html).not.toMatch(/\d+ days/);
  expect(html).toContain('Nobody sees your profile any more. You can still come back.');
});

it('names no day where it is over and the erasure waits for a payment', async () => {
  const html = await render(null);
  expect(html).toContain('and your account is about to be deleted.');
  expect(html).toContain('Until then this link brings everything back.');
  expect(html).not.toMatch(/days|deleted on/);
});
