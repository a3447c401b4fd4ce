// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import { member } from '@parlour/testing/page-data';
import { pageCache, PageFrame } from '@parlour/testing/render-page';
import { SiteNavigation } from './site-navigation.tsx';

vi.mock('./member-navigation.tsx', () => new Promise(() => {}));

/** A part of the page that shows the news once they have come. */
const Clock = () => <time>{useQuery(userOptions()).data?.server_time}</time>;

test('a new balance takes away nothing that the server has drawn, while the script of it is on its way', async () => {
  const client = pageCache(() => Promise.reject(new Error('Nothing is asked.')));
  const account = member() as never;
  client.setQueryData(userOptions().queryKey, account);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = '<!--$--><!--$--><header>As the server drew it</header><!--/$--><!--/$-->';
  const page = (
    <PageFrame client={client}>
      <SiteNavigation />
    </PageFrame>
  );
  const root = await act(async () => hydrateRoot(place, page));
  render(
    <PageFrame client={client}>
      <Clock />
    </PageFrame>,
  );
  const news = { ...(account as object), server_time: '2026-11-21T20:00:01.000Z' };
  act(() => void client.setQueryData(userOptions().queryKey, news as never));
  await screen.findByText('2026-11-21T20:00:01.000Z');
  expect(place.textContent).toBe('As the server drew it');
  act(() => root.unmount());
  place.remove();
  cleanup();
});
