// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { useErrorSentence } from '@parlour/i18n';
import { useToast } from '@parlour/state/page/toasts';
import { renderPage } from '@parlour/testing/render-page';
import { Toasts } from './toasts.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** An act that fails without a connection, beside one that does not. */
function Acts() {
  const show = useToast();
  const sentenceOf = useErrorSentence();
  const act = () => {
    show({ tone: 'danger', text: sentenceOf(new ApiError(0, { code: 'offline' })) });
    show({ tone: 'success', text: 'Saved' });
  };
  return <button onClick={act}>Act</button>;
}

it('a toast that one is offline goes when the connection is back, and no other', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderPage(
    <>
      <Toasts />
      <Acts />
    </>,
  );
  const notices = within(await screen.findByRole('region', { name: 'Notices' }));
  fireEvent.click(screen.getByRole('button', { name: 'Act' }));
  expect(await notices.findByText(/^You are offline/)).toBeTruthy();
  fireEvent(window, new Event('online'));
  expect(notices.queryByText(/^You are offline/)).toBeNull();
  expect(notices.getByText('Saved')).toBeTruthy();
});
