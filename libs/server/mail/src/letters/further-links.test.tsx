import { describe, expect, it } from 'vitest';
import { brand } from '@parlour/app-default/settings';
import type { Letter } from '../letter.ts';
import { renderLetter } from '../render-letter.tsx';

const to = { to: 'tom@example.com', name: 'Tom', locale: 'en', link: 'https://parlour.example/act' } as const;
const render = (letter: Letter, discreet = false) =>
  renderLetter({ id: 'default', version: 1, settings: { ...brand, discreet } }, letter);
const resetLink = 'https://parlour.example/reset-password';
const complaintLink = 'https://parlour.example/complaints?about=01983c1e';

it.each(['log-in-link', 'export-ready'] as const)('%s leads to where a new password is asked for', async (kind) => {
  const { html, text } = await render({ kind, ...to, resetLink });
  expect(html).toMatch(new RegExp(`<a href="${resetLink}"[^>]*>choose a new one</a>`));
  expect(text).toContain(resetLink);
});

describe('the letter about an account that is kept out', () => {
  const closed = { kind: 'closed-account', ...to } as const;

  it('leads to the complaint form, with what it is about', async () => {
    const { html, text, subject } = await render({ ...closed, deletedOn: null, until: null, complaintLink });
    expect(html.replaceAll('&amp;', '&')).toContain(`href="${complaintLink}"`);
    expect(text).toContain(complaintLink);
    expect(subject).toBe('Your account is blocked');
  });

  it('is about the deletion once its member has asked for that', async () => {
    const { html, text, subject } = await render({ ...closed, deletedOn: '2026-12-21' });
    expect(subject).toBe('Your account will be deleted');
    expect(html).toMatch(/<h1[^>]*>Your account will be deleted</);
    expect(text.replaceAll(/\s+/g, ' ')).toContain('deleted on 21 December 2026. It is blocked, and as long as it is');
    expect((await render({ ...closed, deletedOn: '2026-12-21' }, true)).subject).toBe('A message for you');
  });
});

describe.each(['password-changed', 'mail-change-undo'] as const)('%s', (kind) => {
  it('says when it was, by a clock that it names', async () => {
    const at = { iso: '2026-11-21T23:05:00.000Z', timeZone: 'Europe/Amsterdam' };
    const { text } = await render({ kind, ...to, at });
    expect(text).toContain('When\n22 November 2026 at 00:05 CET');
    expect((await render({ kind, ...to })).text).not.toContain('When');
  });
});

it('a question is answered by a person who reads the message, not its reference', async () => {
  const { text } = await render({ kind: 'inquiry-received', ...to, reference: '7K3F-9Q2M', answerBy: null });
  expect(text).toContain('A person reads your message and answers you by e-mail.');
});
