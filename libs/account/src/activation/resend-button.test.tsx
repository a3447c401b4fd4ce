// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import { member } from '@parlour/testing/page-data';
import { pageCache, PageFrame } from '@parlour/testing/render-page';
import { ResendButton } from './resend-button.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('can be pressed without scripts, where no clock would run; the server says how long there is to wait', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T20:00:00.000Z') });
  const client = pageCache(() => Promise.reject(new Error('Nothing is asked.')));
  const here = { ...member(), server_time: '2026-11-21T20:00:00.000Z' };
  client.setQueryData(userOptions().queryKey, here as never);
  const element = <ResendButton nextAfter="2026-11-21T20:01:00.000Z" />;
  const page = (
    <PageFrame client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </PageFrame>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  const button = () => screen.getByRole('button', { name: 'Send the e-mail again' });
  expect(button().getAttribute('aria-disabled')).toBeNull();
  const words = screen.getByText('e-mail').parentElement!;
  expect([words.tagName, words.textContent]).toEqual(['SPAN', 'Send the e-mail again']);
  render(page, { container: place, hydrate: true });
  expect(button().getAttribute('aria-disabled')).toBe('true');
});
