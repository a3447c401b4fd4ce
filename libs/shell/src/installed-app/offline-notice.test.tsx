// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '@parlour/testing/render-page';
import { ActionBar, TabBar } from '@parlour/ui';
import { OfflineNotice } from './offline-notice.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
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
  const { position, top, bottom } = getComputedStyle(
    screen.getByRole('region', { name: 'No connection' }).parentElement!,
  );
  return [position, top, bottom];
};

it('stands at the lower edge, so that it covers no heading that could not be scrolled free', () => {
  renderPage(<OfflineNotice />);
  goOffline(false);
  expect(placeOf()).toEqual(['fixed', 'auto', '0px']);
});

const stand = (bar: HTMLElement, height: number, bottom = window.innerHeight) => {
  bar.style.position = 'sticky';
  vi.spyOn(bar, 'offsetHeight', 'get').mockReturnValue(height);
  vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue({ bottom } as DOMRect);
};

it('stands above the highest bar that is at the lower edge, however high that is', () => {
  renderPage(
    <>
      <TabBar label="Main" items={[]} />
      <ActionBar>Message</ActionBar>
      <OfflineNotice />
    </>,
  );
  const tabs = screen.getByRole('navigation', { hidden: true });
  const acts = screen.getByText('Message');
  stand(tabs, 64);
  stand(acts, 90, 20);
  goOffline(false);
  expect(placeOf()).toEqual(['fixed', 'auto', '64px']);
  stand(acts, 127);
  window.dispatchEvent(new Event('resize'));
  expect(placeOf()).toEqual(['fixed', 'auto', '127px']);
});

it('says how far up it reaches, so that toasts stand above it, for as long as it is seen', () => {
  renderPage(
    <>
      <TabBar label="Main" items={[]} />
      <OfflineNotice />
    </>,
  );
  const reach = () => document.documentElement.style.getPropertyValue('--lower-notice');
  stand(screen.getByRole('navigation', { hidden: true }), 64);
  goOffline(false);
  expect(reach()).toBe('0px');
  const notice = screen.getByRole('region', { name: 'No connection' }).parentElement!;
  vi.spyOn(notice, 'offsetHeight', 'get').mockReturnValue(80);
  window.dispatchEvent(new Event('resize'));
  expect(reach()).toBe('144px');
  goOffline(true);
  expect(reach()).toBe('');
});

it('comes down where the bar goes, grows or stands in the page of a low window', () => {
  const observed: Element[] = [];
  let tell = (): void => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        tell = told;
      }
      observe = (bar: Element) => observed.push(bar);
      disconnect = () => {};
    },
  );
  renderPage(
    <>
      <TabBar label="Main" items={[]} />
      <OfflineNotice />
    </>,
  );
  const tabs = screen.getByRole('navigation', { hidden: true });
  stand(tabs, 64);
  goOffline(false);
  expect(observed).toEqual([tabs]);
  stand(tabs, 80);
  tell();
  expect(placeOf()).toEqual(['fixed', 'auto', '80px']);
  tabs.style.position = 'static';
  tell();
  expect(placeOf()).toEqual(['fixed', 'auto', '0px']);
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
