// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import { keptOrAsked } from '@parlour/api-client/kept-or-asked';
import type { NeededConsent } from '@parlour/models/account/consents/consents';
import { member, visitor } from '@parlour/testing/page-data';
import { pageCache, PageFrame, renderPage } from '@parlour/testing/render-page';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { ConsentGate } from './consent-gate.tsx';

beforeAll(async () => {
  installTopLayer();
  // What the page fetches late is here before the clocks are stopped.
  await import('../consents/consents-place.tsx');
});
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function open(address: string, due: readonly NeededConsent[] = ['terms']) {
  const standing = { due };
  const page = renderPage(
    <ConsentGate>
      <input aria-label="Typed" />
    </ConsentGate>,
    { 'GET /api/user.php': () => (address === '/login' ? visitor : member({}, { consents_due: [...standing.due] })) },
    { address },
  );
  await waitFor(() => expect(page.asked).toHaveLength(1));
  await wait(100);
  const refresh = async (changed: readonly NeededConsent[]) => {
    standing.due = changed;
    await act(() => page.client.invalidateQueries({ queryKey: userOptions().queryKey }));
  };
  return { ...page, refresh };
}
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const dialog = () => screen.queryByRole('dialog', { name: 'Before you go on' });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Typed', hidden: true });

it.each(['/', '/members', '/members/1/chat', '/chats/1', '/pagesof/somebody'])(
  'asks in front of %s',
  async (address) => {
    await open(address);
    await waitFor(() => expect(dialog()).not.toBeNull());
  },
);

it.each([
  '/pages/terms',
  '/pages/privacy',
  '/pages/service',
  '/settings',
  '/settings?part=leave',
  '/account-delete',
  '/complaints',
])('leaves %s alone, and asks on the page after it', async (address) => {
  const { router } = await open(address);
  expect(dialog()).toBeNull();
  await act(() => router.navigate('/members'));
  await waitFor(() => expect(dialog()).not.toBeNull());
});

it('asks neither visitors nor whoever has agreed to everything', async () => {
  await open('/login');
  expect(dialog()).toBeNull();
  cleanup();
  await open('/members', []);
  expect(dialog()).toBeNull();
});

it('does not take the words from whoever is typing, and leaves them where they are', async () => {
  const { refresh } = await open('/chats/1', []);
  const before = field();
  vi.useRealTimers();
  await userEvent.type(before, 'Good evening');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await refresh(['terms']);
  await wait(10_000);
  expect(dialog()).toBeNull();
  before.blur();
  await wait(2_000);
  await waitFor(() => expect(dialog()).not.toBeNull());
  await refresh([]);
  await waitFor(() => expect(dialog()).toBeNull());
  expect([field() === before, field().value]).toEqual([true, 'Good evening']);
});

it('stands in the first bytes in front of a page that cannot be reached, and scripts find no difference', async () => {
  const client = pageCache(async () => member({}, { consents_due: ['terms'] }));
  await keptOrAsked(client, userOptions());
  const Page = () => (
    <ConsentGate>
      <input aria-label="Typed" />
    </ConsentGate>
  );
  const page = () => (
    <PageFrame client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <Page /> }])} />
    </PageFrame>
  );
  // The first time fetches the dialog's code.
  renderToString(page());
  await wait(0);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page());
  const behind = place.querySelector('[inert]');
  expect([(dialog() as HTMLDialogElement).open, behind?.contains(field())]).toEqual([true, true]);
  const [standing, differences] = [dialog(), [] as unknown[]];
  const root = await act(async () =>
    hydrateRoot(place, page(), { onRecoverableError: (error) => differences.push(error) }),
  );
  await wait(0);
  expect([differences, dialog() === standing, behind?.hasAttribute('inert')]).toEqual([[], true, false]);
  act(() => root.unmount());
  place.remove();
});
