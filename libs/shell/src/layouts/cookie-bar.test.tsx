// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { endCounting } from '@parlour/state/page/counting-end';
import { renderPage } from '@parlour/testing/render-page';
import { CookieBar } from './cookie-bar.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('says aloud that a choice was not kept, and can be asked again', async () => {
  let tries = 0;
  renderPage(<CookieBar />, {
    'PUT /api/consents.php': () => {
      tries += 1;
      if (tries === 1) throw new ApiError(0, { code: 'offline' });
      return { consents: [], due: [] };
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/We cannot be reached/);
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Your choice is kept.')).toBe(document.activeElement);
});

it('counts the pages of who agrees, and of nobody else', async () => {
  const sent = vi.fn(() => true);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { sendBeacon: sent }));
  const hide = (): void => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const choose = async (name: string): Promise<void> => {
    renderPage(<CookieBar />, { 'PUT /api/consents.php': () => ({ consents: [], due: [] }) });
    await userEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByText('Your choice is kept.')).toBeDefined();
    cleanup();
    hide();
  };
  await choose('Reject');
  expect(sent).not.toHaveBeenCalled();
  await choose('Agree');
  expect(sent).toHaveBeenCalledOnce();
  endCounting();
  // Other files share the document.
  await expect.poll(() => (sent.mockClear(), hide(), sent.mock.calls)).toEqual([]);
});
