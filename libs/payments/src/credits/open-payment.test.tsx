// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { paymentsKeys } from '@parlour/api-client/payments/keys';
import type { Payment } from '@parlour/contract/types/payment';
import { renderPage } from '@parlour/testing/render-page';
import { credits } from '@parlour/testing/shop-data';
import { CreditsPage } from './credits-page.tsx';
import { keepOpenPayment } from './open-payment.tsx';
import { listing, payment } from '../testing/shop-replies.fixture.ts';

let status: Payment['status'] = 'pending';

afterEach(() => {
  cleanup();
  keepOpenPayment(null);
  status = 'pending';
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = () =>
  renderPage(<CreditsPage />, {
    ...listing,
    'GET /api/payment.php': () => ({ payment: { ...payment, status }, credits: 0 }),
    'POST /api/payment.php': () => ({ payment }),
  });

const consent = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /at once/ });
const note = () => screen.queryByText('Your payment is still open');

/** Pays, and is brought back by the browser to the page as it was left. */
async function payAndComeBack(): Promise<void> {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  await userEvent.click(await consent());
  await userEvent.click(screen.getByRole('button', { name: /^Pay €/ }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(payment.next.url));
  expect(note()).toBeNull();
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
}

/** Pays, and is still on the page when the provider's has not come for ten seconds; answers what was asked to go there. */
async function payWhileProviderIsSlow() {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  await userEvent.click(await consent());
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout'] });
  fireEvent.click(screen.getByRole('button', { name: /^Pay €/ }));
  await waitFor(() => expect(assign).toHaveBeenCalled());
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  vi.useRealTimers();
  await screen.findByRole('link', { name: 'To the payment page' });
  return assign;
}

test('who comes back from the provider hears of the open payment, and agrees to another one anew', async () => {
  open();
  await payAndComeBack();
  await waitFor(() => expect(note()?.closest('[role="status"]')).toBeTruthy());
  expect(screen.getByText('Buying again is a second payment.')).toBeTruthy();
  expect((await consent()).checked).toBe(false);
  await userEvent.click(await consent());
  expect((await consent()).checked).toBe(true);
});

test('another order that was looked at, and not agreed to, leaves the first one what it is', async () => {
  open();
  await payWhileProviderIsSlow();
  await userEvent.click(screen.getByRole('radio', { name: /PayPal/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Pay €/ }));
  await waitFor(async () => expect((await consent()).getAttribute('aria-invalid')).toBe('true'));
  await userEvent.click(screen.getByRole('radio', { name: /iDEAL/ }));
  expect(await screen.findByRole('link', { name: 'To the payment page' })).toBeTruthy();
  expect(screen.queryByText('Buying again is a second payment.')).toBeNull();
});

test('once another order was sent meanwhile, the first one is a second payment too', async () => {
  renderPage(<CreditsPage />, {
    ...listing,
    'GET /api/payment.php': () => ({ payment, credits: 0 }),
    'POST /api/payment.php': ({ body }) => {
      if ((body as { payment_method: string }).payment_method === 'paypal')
        throw new ApiError(503, { code: 'provider_down' });
      return { payment };
    },
  });
  await payWhileProviderIsSlow();
  await userEvent.click(screen.getByRole('radio', { name: /PayPal/ }));
  await userEvent.click(await consent());
  await userEvent.click(screen.getByRole('button', { name: /^Pay €/ }));
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('radio', { name: /iDEAL/ }));
  expect(await screen.findByText('Buying again is a second payment.')).toBeTruthy();
});

test.each([
  ['gives other credits', { packages: credits.packages.map((offer) => ({ ...offer, credits: 120 })) }],
  ['can be returned for other days', { refund_days: 30 }],
])('once the order %s at the same sum, the one that was begun is a second payment', async (_, terms) => {
  let sold = credits;
  const { client } = renderPage(<CreditsPage />, {
    ...listing,
    'GET /api/credits.php': () => sold,
    'GET /api/payment.php': () => ({ payment, credits: 0 }),
    'POST /api/payment.php': () => ({ payment }),
  });
  await payWhileProviderIsSlow();
  sold = { ...credits, ...terms };
  await act(() => client.invalidateQueries({ queryKey: paymentsKeys.all }));
  expect(await screen.findByText('Buying again is a second payment.')).toBeTruthy();
});

test('while the provider’s page is slow to come, the same order is no second payment, and another one is', async () => {
  const { asked } = open();
  const assign = await payWhileProviderIsSlow();
  expect(assign).toHaveBeenCalledWith(payment.next.url);
  await waitFor(() => expect(asked.some(({ call }) => call.method === 'GET' && /payment/.test(call.path))).toBe(true));
  const link = await screen.findByRole('link', { name: 'To the payment page' });
  expect(link.getAttribute('href')).toBe(payment.next.url);
  expect(screen.queryByText('Buying again is a second payment.')).toBeNull();
  expect((await consent()).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: /PayPal/ }));
  expect(await screen.findByText('Buying again is a second payment.')).toBeTruthy();
  expect((await consent()).checked).toBe(false);
});

test('a page that is loaded anew in the same tab knows of the open payment', async () => {
  keepOpenPayment(payment.payment_id);
  open();
  const link = await screen.findByRole('link', { name: 'See this payment' });
  expect(link.getAttribute('href')).toBe(`/payments/${payment.payment_id}`);
});

test.each(['completed', 'failed'] as const)(
  'a payment that is %s is forgotten, and nothing is said of it',
  async (end) => {
    status = end;
    keepOpenPayment(payment.payment_id);
    const { asked } = open();
    await userEvent.click(await consent());
    await waitFor(() => expect(window.sessionStorage.getItem('parlour.open-payment')).toBeNull());
    expect(asked.some(({ call }) => call.path === '/api/payment.php')).toBe(true);
    expect(note()).toBeNull();
    expect((await consent()).checked).toBe(true);
  },
);

test('a payment of whoever was in this tab before is forgotten: nobody else can ask for it', async () => {
  keepOpenPayment(payment.payment_id);
  const reply = () => {
    throw new ApiError(404, { code: 'not_found' });
  };
  renderPage(<CreditsPage />, { ...listing, 'GET /api/payment.php': reply });
  await waitFor(() => expect(window.sessionStorage.getItem('parlour.open-payment')).toBeNull());
  expect(note()).toBeNull();
});

test('one that cannot be asked for at the moment is kept', async () => {
  keepOpenPayment(payment.payment_id);
  const reply = vi.fn(() => {
    throw new ApiError(503, { code: 'maintenance' });
  });
  renderPage(<CreditsPage />, { ...listing, 'GET /api/payment.php': reply });
  await consent();
  await waitFor(() => expect(reply).toHaveBeenCalled());
  expect(window.sessionStorage.getItem('parlour.open-payment')).toBe(payment.payment_id);
});

test('where the browser refuses its storage, the page it brings back still knows', async () => {
  const refuse = () => {
    throw new DOMException('Refused', 'SecurityError');
  };
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  open();
  await payAndComeBack();
  await waitFor(() => expect(note()).toBeTruthy());
});
