// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { visitor } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { legalAnswers } from './company.fixture.ts';
import { FaqPage } from './faq/faq-page.tsx';
import { LegalPage } from './legal-page.tsx';

vi.mock('@parlour/models/account/leaving/deletion-term', () => ({ deletionTerm: 21 }));
vi.mock('@parlour/models/account/leaving/open-payment-term', () => ({ openPaymentTerm: 9 }));

it.each([
  [() => <LegalPage text="privacy" />, /and 21 days more, in which you can come back/],
  [() => <LegalPage text="privacy" />, /A payment that is still open can delay this by up to 9 days/],
  [() => <FaqPage search="" />, /You then have 21 days in which/],
])('a text says how long one may come back by the rule itself (%#)', async (Page, words) => {
  renderPage(<Page />, { ...legalAnswers, 'GET /api/user.php': () => visitor });
  expect(await screen.findByText(words)).toBeTruthy();
});
