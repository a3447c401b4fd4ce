// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { cardOf, member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { NotificationsPage } from './notifications-page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const id = '0199000a-0000-7000-8000-000000000001';
const happened_at = '2026-11-21T19:00:00.000Z';

it('what is new in a background tab stays so until the page is seen', async () => {
  const shown = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const notifications = [{ kind: 'match', id, happened_at, unread: true, profile: cardOf('Daan') }];
  const { asked } = renderPage(<NotificationsPage page={1} />, {
    'GET /api/user.php': () => member(),
    'GET /api/notifications.php': () => ({ notifications, page: 1, pages: 1, total: 1 }),
    'PUT /api/notifications.php': () => undefined,
  });
  await screen.findByRole('link', { name: /Daan/ });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Mark all as seen', hidden: true });
  expect(button.form?.matches('[method="post"][hidden][data-unscripted]'), 'without scripts a press says it').toBe(
    true,
  );
  expect(button.form?.elements.namedItem('form_token')).not.toBeNull();
  const told = () => asked.filter(({ call }) => call.method === 'PUT').map(({ body }) => body);
  expect(told()).toEqual([]);
  shown.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(told()).toEqual([{ seen_until: happened_at }]));
});
