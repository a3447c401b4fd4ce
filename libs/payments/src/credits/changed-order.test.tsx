// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { paymentsKeys } from '@parlour/api-client/payments/keys';
import { renderPage } from '@parlour/testing/render-page';
import { credits } from '@parlour/testing/shop-data';
import { CreditsPage, type CreditsPageProps } from './credits-page.tsx';
import { listing } from '../testing/shop-replies.fixture.ts';

let sold: typeof credits;
beforeEach(() => {
  sold = credits;
  window.sessionStorage.clear();
});

const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Add my credits at once/ });
const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

/** A page whose consent is ticked, and its reading of the shop anew. */
async function tickedPage(props: CreditsPageProps = {}) {
  const { client } = renderPage(<CreditsPage {...props} />, { ...listing, 'GET /api/credits.php': () => sold });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Add my credits at once/ }));
  return () => act(() => client.invalidateQueries({ queryKey: paymentsKeys.all }));
}

const dearer = {
  ...credits,
  packages: credits.packages.map((offer) => ({ ...offer, price: { ...offer.price, amount: offer.price.amount + 50 } })),
};

test('where the chosen package is no longer sold, it is said, and the consent to it counts for no other', async () => {
  const readAnew = await tickedPage({ packageId: 'nl-100' });
  sold = { ...credits, packages: credits.packages.slice(1) };
  await readAnew();
  await waitFor(() => expect(screen.queryByRole('radio', { name: /100/ })).toBeNull());
  expect(spoken()).toContain('That package is no longer sold. Check your order before you pay.');
  expect(consent().checked).toBe(false);
});

test('where the total has changed meanwhile, it is said, and agreed to anew until the member chooses', async () => {
  const readAnew = await tickedPage();
  sold = dearer;
  await readAnew();
  await waitFor(() => expect(spoken()).toContain('The price has changed. Check it and confirm again.'));
  expect(consent().checked).toBe(false);
  await userEvent.click(consent());
  await userEvent.click(screen.getByRole('radio', { name: /100/ }));
  expect(consent().checked).toBe(true);
  expect(spoken()).not.toContainEqual(expect.stringContaining('The price has changed'));
});

test('what was refused for its price and agreed to anew is paid without another word of it', async () => {
  const pay = async () => userEvent.click(screen.getByRole('button', { name: /^Pay €/ }));
  renderPage(<CreditsPage />, {
    ...listing,
    'GET /api/credits.php': () => sold,
    'POST /api/payment.php': () => {
      if (sold === dearer) return new Promise(() => {});
      sold = dearer;
      throw new ApiError(409, { code: 'price_changed', params: { total: 2293, currency: 'EUR' } });
    },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Add my credits at once/ }));
  await pay();
  expect((await screen.findByRole('alert')).textContent).toContain('The price has changed');
  await waitFor(() => expect(consent().checked).toBe(false));
  await userEvent.click(consent());
  await pay();
  await screen.findAllByText('Starting the payment');
  expect(screen.queryByText(/The price has changed/)).toBeNull();
});

test('where a code that was applied has ended meanwhile, the consent to the price with it is taken back', async () => {
  const { client } = renderPage(<CreditsPage code="SUMMER" />, {
    ...listing,
    'GET /api/credits.php': ({ query }) => {
      if (!query?.['discount_code']) return dearer;
      if (sold === dearer) throw new ApiError(410, { code: 'code_expired' });
      return credits;
    },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Add my credits at once/ }));
  sold = dearer;
  await act(() => client.invalidateQueries({ queryKey: paymentsKeys.all }));
  await waitFor(() => expect(spoken()).toContainEqual(expect.stringContaining('The price has changed')));
  expect(consent().checked).toBe(false);
});

const asMany = (sum: number) => ({
  ...credits,
  packages: credits.packages.map((offer) => ({ ...offer, credits: sum })),
});

test.each([
  ['gives other credits', asMany(240)],
  ['can be returned for other days', { ...credits, refund_days: 30 }],
])('where the order %s meanwhile at the same sum, it is said, and agreed to anew', async (_, changed) => {
  const readAnew = await tickedPage({ packageId: 'nl-250' });
  sold = changed;
  await readAnew();
  await waitFor(() => expect(spoken()).toContain('Your order has changed. Check it and confirm again.'));
  expect(consent().checked).toBe(false);
  await userEvent.click(consent());
  expect(spoken()).not.toContainEqual(expect.stringContaining('has changed'));
});

test('where the shop is as it was, the consent stays', async () => {
  const readAnew = await tickedPage();
  sold = structuredClone(credits);
  await readAnew();
  expect(consent().checked).toBe(true);
});

test.each([
  [{ shown_package: 'nl-250', total: '2243' }, true, ''],
  [{ shown_package: 'nl-250', total: '2100' }, false, 'The price has changed'],
  [{ shown_package: 'nl-100', total: '1118' }, true, ''],
  [{ shown_package: 'nl-250', total: '2243', days: '14' }, true, ''],
  [{ shown_package: 'nl-100', total: '1118', days: '30' }, false, 'Your order has changed'],
  [{ shown_package: 'nl-250', total: '2243', credits: '250' }, true, ''],
  [{ shown_package: 'nl-250', total: '2243', credits: '120' }, false, 'Your order has changed'],
  [{ shown_package: 'nl-100', total: '1118', credits: '100' }, true, ''],
  [{ package_id: 'nl-600', shown_package: 'nl-600', total: '5000' }, false, 'no longer sold'],
])('a form that came back, %o, has its consent still: %s', async (posted, isTicked, said) => {
  const way = { payment_method: 'ideal', shown_method: 'ideal', currency: 'EUR', start_now: 'on' };
  const initialValue = { package_id: 'nl-250', ...way, ...posted };
  const lastResult = { submission: { initialValue }, failure: null, params: {} };
  renderPage(<CreditsPage lastResult={lastResult} />, listing);
  await screen.findByRole('checkbox', { name: /Add my credits at once/ });
  expect(consent().checked).toBe(isTicked);
  expect(spoken().join(' ')).toContain(said);
});
