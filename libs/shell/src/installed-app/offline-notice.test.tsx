// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '@parlour/testing/render-page';
import { TopNavigation } from '@parlour/ui';
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

const placeOf = () => {
  const { position, top } = getComputedStyle(screen.getByRole('region', { name: 'No connection' }).parentElement!);
  return [position, top];
};

it('stands at the upper edge of a page without a navigation that stays there', () => {
  renderPage(
    <>
      <header>Logo</header>
      <OfflineNotice />
    </>,
  );
  goOffline(false);
  expect(placeOf()).toEqual(['fixed', '0px']);
});

it('stands below a navigation, however high that is', () => {
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
  renderPage(
    <>
      <TopNavigation label="Main" logo="Logo" items={[]} />
      <OfflineNotice />
    </>,
  );
  goOffline(false);
  expect(placeOf()).toEqual(['fixed', '64px']);
  height.mockReturnValue(127);
  window.dispatchEvent(new Event('resize'));
  expect(placeOf()).toEqual(['fixed', '127px']);
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
