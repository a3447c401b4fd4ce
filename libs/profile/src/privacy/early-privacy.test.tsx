// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import { setPrivacy } from '@parlour/api-client/profile/privacy';
import { member } from '@parlour/testing/page-data';
import { openPrivacy } from '@parlour/testing/privacy';
import { pageCache, PageFrame } from '@parlour/testing/render-page';
import { PrivacySection } from './privacy-section.tsx';

it('what is chosen while the scripts come is kept, and not taken back by its own event', async () => {
  const kept: unknown[] = [];
  let privacy = openPrivacy;
  const client = pageCache(async ({ body }) => {
    kept.push(body);
    privacy = { ...privacy, ...(body as object) };
    return { privacy };
  });
  client.setQueryData(userOptions().queryKey, member() as never);
  setPrivacy(client, openPrivacy);
  const page = (
    <PageFrame client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <PrivacySection isDone={false} /> }])} />
    </PageFrame>
  );
  document.body.innerHTML = renderToString(page);
  const writers = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Who may write to me first' });
  const root = hydrateRoot(document.body, page);
  writers().value = 'matches';
  for (const kind of ['input', 'change']) writers().dispatchEvent(new Event(kind, { bubbles: true }));
  await waitFor(() => expect(kept).toContainEqual({ who_can_message: 'matches' }));
  // What is chosen next is sent after all that was chosen before.
  await userEvent.click(screen.getByRole('switch', { name: /^Read receipts/ }));
  await waitFor(() => expect(kept).toContainEqual({ read_receipts: false }));
  expect(kept).toEqual([{ who_can_message: 'matches' }, { read_receipts: false }]);
  expect(writers().value).toBe('matches');
  act(() => root.unmount());
});
