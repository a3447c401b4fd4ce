// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { SiteContext, useSite } from '@parlour/api-client/site';
import { visitor } from '@parlour/testing/page-data';
import { pageCache, PageFrame } from '@parlour/testing/render-page';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import type { BeforeEntry } from '../loading/before-entry.ts';
import { membersShown } from '../loading/shows-members.ts';
import EmptyLayout from './empty-layout.tsx';

beforeAll(installTopLayer);

function BehindWarning() {
  const site = useSite();
  const settings = { ...site.settings, index_title: 'Good company' };
  return (
    <SiteContext value={{ ...site, settings, entryWarning: ['empty'] }}>
      <Outlet />
    </SiteContext>
  );
}

function openBehindWarning(handle: object): void {
  const page = { path: '*', element: <p>The page</p>, handle };
  const layout = { element: <EmptyLayout />, children: [page] };
  const router = createMemoryRouter([{ element: <BehindWarning />, children: [layout] }]);
  render(
    <PageFrame client={pageCache(async () => visitor as never)}>
      <RouterProvider router={router} />
    </PageFrame>,
  );
}

it('a page of members that waits behind the entry warning has the site’s title', async () => {
  openBehindWarning(membersShown('empty'));
  await screen.findByRole('dialog');
  expect(screen.queryByText('The page')).toBeNull();
  expect(document.title).toBe('Good company');
});

it('a page that a mail leads to is read before the entry warning', async () => {
  openBehindWarning({ isReadBeforeEntry: true } satisfies BeforeEntry);
  expect((await screen.findByText('The page')).closest('[inert]')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
