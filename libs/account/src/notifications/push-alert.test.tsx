// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import { ApiError } from '@parlour/api-client/api-error';
import { member } from '@parlour/testing/page-data';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { PushAlert } from './push-alert.tsx';
import { pretendPush } from './push.fixture.ts';

let undo = () => {};
afterEach(() => {
  cleanup();
  undo();
  document.cookie = 'dismissals=; max-age=0; path=/';
});

function open(answers: Answers = {}): void {
  undo = pretendPush('default');
  renderPage(
    <>
      <PushAlert />
      <Known />
    </>,
    {
      'GET /api/user.php': () => member(),
      'POST /api/user.php?push': () => ({ push: { id: '0199000a-0000-7000-8000-000000000001', state: 'subscribed' } }),
      ...answers,
    },
    { changes: { push_public_key: 'B'.repeat(87) } },
  );
}
/** Says that the page has been told who looks at it. */
function Known() {
  return useQuery(userOptions()).data && <p>drawn</p>;
}

const offer = () => screen.findByRole('button', { name: 'Turn on notifications' });
const isOffered = () => screen.queryByRole('button', { name: 'Turn on notifications' }) !== null;

it('offers until somebody puts the offer away', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(isOffered()).toBe(false);
  expect(document.cookie).toContain('push-alert');
});

it.each(['not_confirmed', 'pending_deletion'] as const)('offers nothing to a member who is %s', async (status) => {
  const ask = vi.fn(() => member({}, { status }));
  open({ 'GET /api/user.php': ask });
  await waitFor(() => expect(ask).toHaveBeenCalled());
  await screen.findByText('drawn');
  expect(isOffered()).toBe(false);
});

it('says that they are on', async () => {
  open();
  await userEvent.click(await offer());
  expect(await screen.findByText('Toast: Notifications are on for this device.')).toBeTruthy();
  expect(isOffered()).toBe(false);
});

it('says that the browser refuses', async () => {
  open();
  Object.defineProperty(window.Notification, 'requestPermission', { value: async () => 'denied' });
  await userEvent.click(await offer());
  expect(await screen.findByText('Toast: Your browser does not allow notifications from this site.')).toBeTruthy();
  expect(isOffered()).toBe(false);
});

it('says why it failed, and still offers', async () => {
  open({
    'POST /api/user.php?push': () => {
      throw new ApiError(503, { code: 'maintenance', params: {} });
    },
  });
  await userEvent.click(await offer());
  expect(await screen.findByText(/^Toast: /)).toBeTruthy();
  expect(isOffered()).toBe(true);
});
