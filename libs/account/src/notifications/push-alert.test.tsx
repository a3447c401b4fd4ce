// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
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
    <PushAlert />,
    {
      'GET /api/user.php': () => member(),
      'POST /api/user.php?push': () => ({ push: { id: '0199000a-0000-7000-8000-000000000001', state: 'subscribed' } }),
      ...answers,
    },
    { changes: { push_public_key: 'B'.repeat(87) } },
  );
}
const offer = () => screen.findByRole('button', { name: 'Turn on notifications' });
const isOffered = () => screen.queryByRole('button', { name: 'Turn on notifications' }) !== null;

it('offers until somebody puts the offer away', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(isOffered()).toBe(false);
  expect(document.cookie).toContain('push-alert');
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
