import { expect, it, vi } from 'vitest';
import { brand } from '@parlour/app-default/settings';
import { DAY, HOUR, MINUTE } from '@parlour/models/durations';
import { renderLetter } from '../render-letter.tsx';
import { sampleLetters } from '../testing/sample-letters.ts';

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
  ['export-ready', 'for 1 day, once'],
] as const)('%s says how long it holds by the rule itself', async (kind, term) => {
  const letter = sampleLetters('en').find((sample) => sample.kind === kind)!;
  const { text } = await renderLetter({ id: 'default', version: 1, settings: brand }, letter);
  const said = text.replace(/\s+/g, ' ');
  expect(said).toContain(term);
  expect(said.match(/\d+ (?:minute|hour|day)s?\b/g)?.every((words) => term.includes(words)) ?? true).toBe(true);
});
