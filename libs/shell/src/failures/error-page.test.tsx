// @vitest-environment jsdom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorBoundary, ErrorPage } from './error-page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** What the page says of something that the router could not fetch. */
async function sentenceOf(onLine: boolean): Promise<string> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const loader = () => Promise.reject(new TypeError('Failed to fetch'));
  const nothing = () => null;
  const router = createMemoryRouter([
    { path: '/', loader, ErrorBoundary, Component: nothing, HydrateFallback: nothing },
  ]);
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  const heading = await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(said).toHaveBeenCalled());
  return heading.textContent ?? '';
}

test('a page that cannot be fetched says whether the connection or the site is to blame', async () => {
  expect(await sentenceOf(false)).toBe('You are offline. Check your connection.');
  cleanup();
  expect(await sentenceOf(true)).toBe('An error occurred, please try again later');
});

test.each([
  [500, 'server_error', 'Try again'],
  [404, 'not_found', undefined],
] as const)('a page that failed by %i offers what helps', (status, code, again) => {
  const router = createMemoryRouter([{ path: '*', element: <ErrorPage failure={{ status, code }} /> }], {
    initialEntries: ['/members?page=2'],
  });
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  const link = screen.queryByRole('link', { name: 'Try again' });
  expect(link?.textContent).toBe(again);
  expect(link?.getAttribute('href') ?? null).toBe(again ? '/members?page=2' : null);
  expect(screen.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toBe('/');
});
