// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { sessionBegan } from '@parlour/api-client/account/session';
import { storedFactKey } from '@parlour/state/stored/stored-fact';
import { member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { LiveDevice } from './live-device.tsx';

vi.mock('@parlour/api-client/live/live-member', () => ({ LiveMember: () => null }));

const brandKey = Buffer.alloc(65, 251).toString('base64url');
const subscribe = vi.fn();
const unsubscribe = vi.fn(async () => true);

const subscriptionAt = (endpoint: string) => ({
  toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  options: { applicationServerKey: new Uint8Array(65).fill(251).buffer },
  unsubscribe,
});

function subscribed(subscription: object): void {
  const registration = { pushManager: { getSubscription: async () => subscription, subscribe } };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('navigator', {
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
}

beforeEach(() => subscribed(subscriptionAt('https://push.example')));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Files share the process: the device that knows no live member is not left to the next one. */
afterAll(() => void vi.resetModules());

/** The pages of a member in a browser that is subscribed; the server cannot be reached the first times. */
function renderDevice(memberId: string, failures: number, turnedOnBy: string | null = memberId) {
  let left = failures;
  localStorage.setItem(storedFactKey('push-turned-on-by'), JSON.stringify(turnedOnBy));
  return renderPage(
    <LiveDevice memberId={memberId} counts={{ unread: 0, new_likes: 0 }} />,
    {
      'GET /api/user.php': () => member(),
      'POST /api/user.php?push': () => {
        left -= 1;
        if (left >= 0) throw new ApiError(0, { code: 'offline' });
        return { push: { id: 'one', state: 'subscribed' } };
      },
    },
    { changes: { push_public_key: brandKey } },
  );
}

async function open(memberId: string, failures: number) {
  const page = renderDevice(memberId, failures);
  await waitFor(() => expect(page.asked).toHaveLength(1));
  return page;
}

it('a browser says once whose it is', async () => {
  const { asked, router } = await open('ada', 0);
  await act(() => router.navigate('/members'));
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(asked).toHaveLength(1);
});

it('a session that begins anew has the notifications too, also where only the query of the address changes', async () => {
  const { asked, client, router } = await open('hal', 0);
  const claims = () => asked.filter(({ call }) => call.method === 'POST');
  await act(() => sessionBegan(client));
  await act(() => router.navigate({ search: '?done=confirm' }));
  await waitFor(() => expect(claims()).toHaveLength(2));
  await act(() => router.navigate('/members'));
  expect(claims()).toHaveLength(2);
});

it('what could not be said is said again on the next page, and with the next connection', async () => {
  const { asked, router } = await open('ben', 2);
  await act(() => router.navigate('/members'));
  await waitFor(() => expect(asked).toHaveLength(2));
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(asked).toHaveLength(3));
  await act(() => router.navigate('/likes'));
  expect(asked).toHaveLength(3);
});

it('a browser that somebody else subscribed is not said to be a member’s', async () => {
  const registered = vi.spyOn(navigator.serviceWorker, 'getRegistration');
  const { asked } = renderDevice('cleo', 0, 'dan');
  await waitFor(() => expect(registered).toHaveBeenCalled());
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(asked).toEqual([]);
});

it('a browser of which nobody knows who subscribed it becomes theirs who is there', async () => {
  const { asked } = renderDevice('eve', 0, null);
  await waitFor(() => expect(asked).toHaveLength(1));
  await waitFor(() => expect(localStorage.getItem(storedFactKey('push-turned-on-by'))).toBe('"eve"'));
});

it('a browser that was subscribed with another key is subscribed anew', async () => {
  const old = { ...subscriptionAt('https://push.example/old'), options: { applicationServerKey: new ArrayBuffer(65) } };
  subscribed(old);
  subscribe.mockResolvedValue(subscriptionAt('https://push.example/new'));
  const { asked } = await open('fay', 0);
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: brandKey });
  expect(asked[0]?.body).toMatchObject({ subscription: { endpoint: 'https://push.example/new' } });
});

it('a browser with the brand’s key keeps its subscription', async () => {
  await open('gus', 0);
  expect(unsubscribe).not.toHaveBeenCalled();
});
