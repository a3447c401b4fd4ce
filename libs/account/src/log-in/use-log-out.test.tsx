// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import { ApiError } from '@parlour/api-client/api-error';
import { sessionLeft } from '@parlour/api-client/session-ended';
import { deviceStorage } from '@parlour/state/stored/browser-storage';
import { member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { LogOutForm } from './log-out-form.tsx';
import { useLogOut } from './use-log-out.ts';

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const WayOut = () => <button onClick={useLogOut()}>Log out</button>;

const left = vi.fn();
sessionLeft.subscribe(left);

/** Presses the button; gives what the browser was told to open. */
async function logOut(answer: () => unknown) {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  renderPage(<WayOut />, { 'POST /api/logout.php': answer });
  await userEvent.click(screen.getByRole('button'));
  return assign;
}
const refused = (error: ApiError) => () => {
  throw error;
};

it('begins the site anew once the session has ended', async () => {
  const assign = await logOut(() => ({ user: null }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(left, 'other tabs are told whose doing it was').toHaveBeenCalledOnce();
});

it('leaves nothing of what was written on the device, and what others wrote', async () => {
  const viewer = member({ name: 'Tom' });
  const [own, others] = [`parlour.draft.${viewer.user.id}.somebody`, 'parlour.draft.another.somebody'];
  for (const key of [own, others]) deviceStorage.write(key, 'Hello');
  vi.stubGlobal('location', { assign: vi.fn() });
  const answers = { 'GET /api/user.php': () => viewer, 'POST /api/logout.php': () => ({ user: null }) };
  const { client } = renderPage(<WayOut />, answers);
  await client.query(userOptions());
  await userEvent.click(await screen.findByRole('button'));
  await waitFor(() => expect(deviceStorage.read(own)).toBeNull());
  expect(deviceStorage.read(others)).toBe('Hello');
});

it('lets nothing be read until the page is brought back, however long the next one takes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const assign = await logOut(() => ({ user: null }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onlineManager.isOnline()).toBe(false);
  window.dispatchEvent(new Event('pageshow'));
  expect(onlineManager.isOnline()).toBe(true);
});

it('does so too where the session had ended before', async () => {
  const assign = await logOut(
    refused(new ApiError(403, { code: 'authentication_required', authenticationRequired: true })),
  );
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
});

it('asks once more where the answer was lost, and goes where the session had ended by then', async () => {
  const answers = [
    new ApiError(0, { code: 'offline' }),
    new ApiError(403, { code: 'authentication_required', authenticationRequired: true }),
  ];
  const assign = await logOut(() => {
    throw answers.shift()!;
  });
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(screen.queryByText(/^Toast/)).toBeNull();
});

it('says so where the answer takes a while, and that it failed in the same place', async () => {
  let refuse = (_error: ApiError): void => undefined;
  await logOut(() => new Promise((_, reject) => (refuse = reject)));
  expect(await screen.findByText('Toast: Logging out')).toBeTruthy();
  refuse(new ApiError(429, { code: 'rate_limited', params: { minutes: 1 } }));
  expect(await screen.findByText(/^Toast: You are still logged in/)).toBeTruthy();
  expect(screen.queryByText('Toast: Logging out')).toBeNull();
});

it.each([
  [0, 'offline'],
  [500, 'server_error'],
] as const)('stays and says so after %d %s', async (status, code) => {
  const assign = await logOut(refused(new ApiError(status, { code })));
  expect(await screen.findByText(/^Toast: You are still logged in/)).toBeDefined();
  expect(assign).not.toHaveBeenCalled();
  expect(left).not.toHaveBeenCalled();
  expect(onlineManager.isOnline(), 'pages are read again').toBe(true);
});

it('posts to the settings, with its token, as long as no script answers', () => {
  renderPage(<LogOutForm id="way-out" />);
  const form = document.querySelector('form')!;
  expect([form.id, form.method, form.getAttribute('action')]).toEqual(['way-out', 'post', '/settings?part=log-out']);
  expect(new FormData(form).get('form_token')).toBe('token');
});
