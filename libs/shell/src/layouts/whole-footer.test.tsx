// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { WholeFooter } from './whole-footer.tsx';

afterEach(cleanup);

it.each([
  ['penned profiles', 'For adults. 18 and over. Any penned profiles are marked as such, on the card and in the chat.'],
  [null, 'For adults. 18 and over.'],
])('says whom the site is for, and names what is not real in the brand’s word: %s', async (word, sentence) => {
  renderPage(<WholeFooter />, { 'GET /api/user.php': () => member() }, { changes: { fictional_plural: word } });
  expect(await screen.findByText(sentence)).toBeTruthy();
});
