// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '@parlour/testing/render-page';
import { OfflineNotice } from './offline-notice.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const goOffline = (onLine: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  act(() => void window.dispatchEvent(new Event(onLine ? 'online' : 'offline')));
};

it('says that the connection is gone for as long as it is', () => {
  renderPage(<OfflineNotice />);
  goOffline(false);
  expect(screen.getByRole('status').textContent).toContain('You are offline.');
  goOffline(true);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('hides nothing at the lower edge of a page', () => {
  renderPage(<OfflineNotice />);
  goOffline(false);
  const place = getComputedStyle(screen.getByRole('region', { name: 'No connection' }).parentElement!);
  expect([place.position, place.top]).toEqual(['fixed', '56px']);
});

it('leaves it to a page that fills the window', () => {
  renderPage(
    <main data-fills-window="">
      <OfflineNotice />
    </main>,
  );
  goOffline(false);
  expect(screen.queryByRole('region', { name: 'No connection' })).toBeNull();
});
