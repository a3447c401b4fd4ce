// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SiteContext, useSite } from '@parlour/api-client/site';
import { renderPage } from '@parlour/testing/render-page';
import { openAs } from './testing/open-as.ts';
import { useInstalledApp } from './use-installed-app.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Word = () => (useInstalledApp() ? 'app' : 'tab');

/** The page as the server drew it for a browser with the app's cookie, or without. */
function PageOf({ isInstalledApp }: { isInstalledApp: boolean }) {
  const site = useSite();
  return (
    <SiteContext value={{ ...site, isInstalledApp }}>
      <Word />
    </SiteContext>
  );
}

it.each([
  ['standalone', false, 'app'],
  ['browser', true, 'tab'],
  ['fullscreen', true, 'app'],
  ['fullscreen', false, 'tab'],
] as const)('a window that is %s, where the cookie says %s, is of the %s', (mode, isInstalledApp, word) => {
  openAs(mode);
  renderPage(<PageOf isInstalledApp={isInstalledApp} />);
  expect(screen.getByText(word)).toBeTruthy();
});
