// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { member, visitor } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { openAs } from '../installed-app/testing/open-as.ts';
import { WholeFooter } from './whole-footer.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['penned profiles', 'For adults. 18 and over. Any penned profiles are marked as such, on the card and in the chat.'],
  [null, 'For adults. 18 and over.'],
])('says whom the site is for, and names what is not real in the brand’s word: %s', async (word, sentence) => {
  renderPage(<WholeFooter />, { 'GET /api/user.php': () => member() }, { changes: { fictional_plural: word } });
  expect(await screen.findByText(sentence)).toBeTruthy();
});

it.each([
  ['a visitor', 'a tab', visitor, 'browser', true],
  ['a visitor', 'the app', visitor, 'standalone', true],
  ['a member', 'the app', member(), 'standalone', false],
] as const)('leads %s in %s to the languages, where nothing else does', async (_who, _where, here, mode, isThere) => {
  openAs(mode);
  renderPage(<WholeFooter />, { 'GET /api/user.php': () => here }, { address: '/members' });
  await screen.findByRole('link', { name: 'FAQ' });
  await expect.poll(() => screen.queryByRole('link', { name: 'Language' }) !== null).toBe(isThere);
});
