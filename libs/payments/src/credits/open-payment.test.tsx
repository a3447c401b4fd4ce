// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import { ApiError } from '@parlour/api-client/api-error';
import { followOtherTabs } from '@parlour/api-client/live/other-tabs';
import { codeRefusalOptions } from '@parlour/api-client/payments/code-refusal';
import { creditsOptions } from '@parlour/api-client/payments/credits';
import { paymentsKeys } from '@parlour/api-client/payments/keys';
import type { Payment } from '@parlour/contract/types/payment';
import { pageCache, PageFrame, renderPage } from '@parlour/testing/render-page';
import { credits } from '@parlour/testing/shop-data';
import { CreditsPage } from './credits-page.tsx';
import { listing, payment } from '../testing/shop-replies.fixture.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = () =>
  renderPage(<CreditsPage />, {
    ...listing,
    'GET /api/payment.php': () => ({ payment, credits: 0 }),
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
  sold = { ...credits, ...terms, open_payment: payment.payment_id };
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

/** The shop of who has an open payment. */
const shopKnowing = {
  ...listing,
  'GET /api/credits.php': () => ({ ...credits, open_payment: payment.payment_id }),
};

test('another tab or device, which has only the server’s word, tells of the open payment too', async () => {
  renderPage(<CreditsPage />, { ...shopKnowing, 'GET /api/payment.php': () => ({ payment, credits: 0 }) });
  const link = await screen.findByRole('link', { name: 'See this payment' });
  expect(link.getAttribute('href')).toBe(`/payments/${payment.payment_id}`);
  expect(screen.getByText('Buying again is a second payment.')).toBeTruthy();
});

test('the page as it is served tells of it before any script', () => {
  const client = pageCache(() => new Promise(() => {}));
  client.setQueryData(creditsOptions().queryKey, shopKnowing['GET /api/credits.php']());
  client.setQueryData(userOptions().queryKey, listing['GET /api/user.php']() as never);
  client.setQueryData(codeRefusalOptions({}).queryKey, null);
  const router = createMemoryRouter([{ path: '*', element: <CreditsPage /> }]);
  const html = renderToString(
    <PageFrame client={client}>
      <RouterProvider router={router} />
    </PageFrame>,
  );
  expect(html).toContain('Buying again is a second payment.');
  expect(html).toContain(`href="/payments/${payment.payment_id}"`);
});

test('tabs that are open already ask anew once a payment is begun', async () => {
  const heard = vi.fn<(keys: unknown) => void>();
  const otherTab = new BroadcastChannel('parlour.saved');
  otherTab.addEventListener('message', ({ data }) => heard(data));
  onTestFinished(() => otherTab.close());
  const { client } = open();
  onTestFinished(followOtherTabs(client));
  await payAndComeBack();
  await expect.poll(() => heard.mock.calls).toEqual([[[paymentsKeys.all]]]);
});

test.each(['completed', 'failed'] as const)('of a payment that is %s by now nothing is said', async (end) => {
  let known: string | null = payment.payment_id;
  const { asked } = renderPage(<CreditsPage />, {
    ...listing,
    'GET /api/credits.php': () => ({ ...credits, open_payment: known }),
    'GET /api/payment.php': () => {
      known = null;
      return { payment: { ...payment, status: end }, credits: 0 };
    },
  });
  await waitFor(() => expect(asked.filter(({ call }) => call.path === '/api/credits.php')).toHaveLength(2));
  await waitFor(() => expect(note()).toBeNull());
  await userEvent.click(await consent());
  expect((await consent()).checked).toBe(true);
});

test('behind a payment that is over by now an older one that is still open comes into view', async () => {
  const older = payment.payment_id.replace(/1$/, '2');
  let known = payment.payment_id;
  renderPage(<CreditsPage />, {
    ...listing,
    'GET /api/credits.php': () => ({ ...credits, open_payment: known }),
    'GET /api/payment.php': ({ query }) => {
      const isOver = query?.['payment_id'] === payment.payment_id;
      if (isOver) known = older;
      return { payment: { ...payment, status: isOver ? 'failed' : 'pending' }, credits: 0 };
    },
  });
  const link = () => screen.queryByRole('link', { name: 'See this payment' })?.getAttribute('href');
  await waitFor(() => expect(link()).toBe(`/payments/${older}`));
});

test('once the payment that this page began is over, an older open one makes the same order a second payment', async () => {
  const older = payment.payment_id.replace(/1$/, '2');
  let status: Payment['status'] = 'pending';
  renderPage(<CreditsPage />, {
    ...listing,
    'GET /api/credits.php': () => ({ ...credits, open_payment: older }),
    'GET /api/payment.php': ({ query }) => ({
      payment: { ...payment, status: query?.['payment_id'] === older ? 'pending' : status },
      credits: 0,
    }),
    'POST /api/payment.php': () => ({ payment }),
  });
  await payWhileProviderIsSlow();
  status = 'failed';
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('Buying again is a second payment.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See this payment' }).getAttribute('href')).toBe(`/payments/${older}`);
});

test('of one that cannot be asked for at the moment is told all the same', async () => {
  const reply = vi.fn(() => {
    throw new ApiError(503, { code: 'maintenance' });
  });
  renderPage(<CreditsPage />, { ...shopKnowing, 'GET /api/payment.php': reply });
  await consent();
  await waitFor(() => expect(reply).toHaveBeenCalled());
  expect(note()).toBeTruthy();
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
