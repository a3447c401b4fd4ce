// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '@parlour/testing/render-page';
import { CreditsPage } from './credits-page.tsx';
import { listing } from '../testing/shop-replies.fixture.ts';

const belgium = () =>
  screen.getByRole<HTMLAnchorElement>('menuitem', { name: 'Belgium', hidden: true }).getAttribute('href');

test('what was chosen goes along to another country, and what was not chosen does not', async () => {
  renderPage(<CreditsPage code="SUMMER" />, listing);
  await userEvent.click(await screen.findByRole('radio', { name: /250/ }));
  expect(belgium()).toBe('/credits?country=BE&code=SUMMER');
  await userEvent.click(screen.getByRole('radio', { name: /100/ }));
  await userEvent.click(screen.getByRole('radio', { name: /PayPal/ }));
  expect(belgium()).toBe('/credits/be-100/paypal?country=BE&code=SUMMER');
});
