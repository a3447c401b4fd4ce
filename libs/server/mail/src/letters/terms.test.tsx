import { expect, it, vi } from 'vitest';
import { brand } from '@parlour/app-default/settings';
import { DAY, HOUR, MINUTE } from '@parlour/models/durations';
import { renderLetter } from '../render-letter.tsx';

vi.mock('@parlour/models/account/leaving/deletion-term', () => ({ deletionTerm: 21 }));
vi.mock('@parlour/models/account/own-data', () => ({ exportLifetime: DAY }));
vi.mock('@parlour/models/account/mailed-links', () => ({
  linkLifetime: {
    activation: 3 * HOUR,
    'log-in': 4 * MINUTE,
    'password-reset': 5 * HOUR,
    leaving: 6 * MINUTE,
    'mail-change': 7 * HOUR,
    'mail-change-undo': 8 * HOUR,
    'mail-resume': HOUR,
  },
}));

it.each([
  ['activation', 'for 3 hours.'],
  ['log-in-link', 'for 4 minutes.'],
  ['password-reset', 'for 5 hours.'],
  ['leaving-link', 'for 6 minutes.'],
  ['closed-account', 'for 6 minutes.'],
  ['mail-change', 'for 7 hours.'],
  ['mail-change-undo', 'for 8 hours after'],
  ['mail-resume', 'for one hour.'],
  ['account-deleted', '21 days after'],
  ['export-ready', 'for 1 day, once'],
] as const)('%s says how long it holds by the rule itself', async (kind, term) => {
  const to = {
    to: 'tom@example.com',
    name: 'Tom',
    locale: 'en',
    link: 'https://parlour.example',
    deletedOn: null,
    until: null,
  } as const;
  const { text } = await renderLetter({ id: 'default', version: 1, settings: brand }, { kind, ...to });
  const said = text.replace(/\s+/g, ' ');
  expect(said).toContain(term);
  expect(said.match(/\d+ (?:minute|hour|day)s?\b/g)?.every((words) => term.includes(words)) ?? true).toBe(true);
});
