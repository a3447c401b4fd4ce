// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { refresh } from '@parlour/api-client/live/refresh';
import type { Notification } from '@parlour/contract/types/notifications';
import { cardOf, member, visitor } from '@parlour/testing/page-data';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { MailStoppedAlert } from './mail-stopped-alert.tsx';
import { NotificationsPage, readNotificationsPage } from './notifications-page.tsx';
import { readUnsubscribe } from './unsubscribe-address.ts';
import { UnsubscribePage } from './unsubscribe-page.tsx';

beforeEach(() => {
  document.cookie = 'dismissals=; max-age=0; path=/';
});
afterEach(() => {
  cleanup();
});

const id = (place: number) => `0199000a-0000-7000-8000-00000000000${place}`;
const happened = (place: number, unread = false) => ({
  id: id(place),
  happened_at: `2026-11-21T1${place}:00:00.000Z`,
  unread,
});

describe('the list of what happened', () => {
  const list = (notifications: Notification[]): Answers => ({
    'GET /api/user.php': () => member(),
    'GET /api/notifications.php': () => ({ notifications, page: 1, pages: 1, total: notifications.length }),
    'PUT /api/notifications.php': () => undefined,
  });

  it('says who and where it leads, and is told to be seen where something is new', async () => {
    const { asked } = renderPage(
      <NotificationsPage page={1} />,
      list([
        { kind: 'message', ...happened(9, true), profile: cardOf('Nora'), conversation_id: id(5) },
        { kind: 'credits', ...happened(1), credits: 1, movement: 'purchase' },
        { kind: 'credits', ...happened(2), credits: 0, movement: 'refund' },
      ]),
    );
    const row = await screen.findByRole('link', { name: /Nora wrote to you/ });
    expect(row.getAttribute('href')).toBe(`/chats/${id(5)}`);
    expect(within(row).getByText('New')).toBeTruthy();
    expect(screen.getByRole('link', { name: /You bought 1 credit/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /A payment of yours was paid back\./ })).toBeTruthy();
    await waitFor(() =>
      expect(asked.find(({ call }) => call.method === 'PUT')?.body).toEqual({ seen_until: '2026-11-21T19:00:00.000Z' }),
    );
  });

  it('says of a profile that it is fictional, or of the demonstration', async () => {
    const rows: Notification[] = [
      { kind: 'message', ...happened(9), profile: cardOf('Nora', { fictional: true }), conversation_id: id(5) },
      { kind: 'match', ...happened(8), profile: cardOf('Ruth', { demo: true }) },
      { kind: 'like', ...happened(7), profile: cardOf('Mila') },
    ];
    renderPage(<NotificationsPage page={1} />, list(rows));
    expect((await screen.findByRole('link', { name: /Nora/ })).textContent).toContain('Fictional profile · ');
    expect(screen.getByRole('link', { name: /Ruth/ }).textContent).toContain('Demo · ');
    expect(screen.getByRole('link', { name: /Mila/ }).textContent).not.toContain(' · ');
  });

  it('says what was decided, and leads to where more is said of it, or to a complaint about it', async () => {
    const about = `/complaints?about=${id(7)}`;
    const rows = [
      ['photo_approved', 'Your photo is shown to others now.', '/profile#photos'],
      ['text_rejected', 'Your text about yourself was taken down.', '/profile?edit=about#about'],
      ['warned', 'You have been given a warning. The reasons are in the e-mail we sent you.', about],
      ['decision_reversed', 'We have taken back a decision about you.', about],
      ['report_decided', 'Somebody has looked at your report.', '/settings'],
    ] as const;
    renderPage(
      <NotificationsPage page={1} />,
      list(rows.map(([notice], place) => ({ kind: 'account', ...happened(place + 1), notice, decision_id: id(7) }))),
    );
    for (const [, title, href] of rows) {
      const row = (await screen.findByText(title)).closest('a');
      expect(row?.getAttribute('href')).toBe(href);
    }
  });

  it('hears of news while it is open; what is new on it stays marked, and is not the next time', async () => {
    const rows: Notification[] = [{ kind: 'message', ...happened(5), profile: cardOf('Nora'), conversation_id: id(5) }];
    const seen: unknown[] = [];
    const answers = {
      ...list(rows),
      'PUT /api/notifications.php': ({ body }: { body?: unknown }) => {
        seen.push(body);
        for (const row of rows) row.unread = false;
      },
    };
    const page = (address: URLSearchParams) => (address.has('left') ? 'Elsewhere' : <NotificationsPage page={1} />);
    const { client, router } = renderPage(page, answers);
    await screen.findByRole('link', { name: /Nora wrote to you/ });
    rows.unshift({ kind: 'match', ...happened(9, true), profile: cardOf('Daan') });
    act(() => refresh(client));
    const row = await screen.findByRole('link', { name: /Daan/ });
    await waitFor(() => expect(seen).toEqual([{ seen_until: '2026-11-21T19:00:00.000Z' }]));
    await act(() => client.refetchQueries());
    expect(within(row).getByText('New')).toBeTruthy();
    await act(() => router.navigate('/?left'));
    await act(() => router.navigate('/'));
    await screen.findByRole('link', { name: /Daan/ });
    expect(screen.queryByText('New')).toBeNull();
  });

  it('that is empty leads to the members; nothing is told to be seen', async () => {
    const { asked } = renderPage(<NotificationsPage page={1} />, list([]));
    expect((await screen.findByRole('link', { name: 'Find members' })).getAttribute('href')).toBe('/members');
    expect(asked.some(({ call }) => call.method === 'PUT')).toBe(false);
  });

  it('knows its pages', () => {
    const page = (text: string) => readNotificationsPage(new URLSearchParams(text));
    expect([page(''), page('page=3'), page('page=11'), page('page=x')]).toEqual([1, 3, 1, 1]);
  });
});

describe('the alert that e-mails have stopped', () => {
  it('says why, leads to the settings, and can be put away', async () => {
    renderPage(<MailStoppedAlert />, { 'GET /api/user.php': () => member({}, { notifications_disabled: ['fbl'] }) });
    expect(await screen.findByText(/marked as spam/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Turn them on again' }).getAttribute('href')).toBe(
      '/settings#notifications',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/marked as spam/)).toBeNull();
  });
});

describe('a link of a notification mail', () => {
  const read = (text: string) => readUnsubscribe(new URLSearchParams(text));

  it.each([
    ['token=abc', 'stop', 'Stop these e-mails'],
    ['token=abc&action=resume', 'resume', 'Send me e-mails again'],
  ])('does nothing until its button is pressed (%s)', async (address, action, name) => {
    const { asked, router } = renderPage(<UnsubscribePage address={read(address)} />, {
      'PUT /api/unsubscribe.php': () => ({ action }),
    });
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(router.state.location.search).toBe(`?done=${action}`));
    expect(asked[0]?.body).toEqual({ token: 'abc', action });
  });

  it.each([
    [visitor, 'Log in', '/login?next=%2Fsettings', /^Log in to choose in your settings/],
    [member(), 'Settings', '/settings', /^Choose in your settings/],
  ])(
    'says at once that it no longer works where its token is missing, and changes nothing',
    async (user, name, href, lead) => {
      const { asked } = renderPage(<UnsubscribePage address={read('action=stop')} />, {
        'GET /api/user.php': () => user,
      });
      expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
      expect(screen.getByText('This link no longer works')).toBeTruthy();
      expect(screen.getByText(lead)).toBeTruthy();
      expect(screen.queryByText(/request a new email/), 'there is none to request').toBeNull();
      expect(screen.queryByRole('button')).toBeNull();
      expect(asked.filter(({ call }) => call.method !== 'GET')).toEqual([]);
    },
  );

  it('that turns out not to work leads to the settings, and to no new e-mail', async () => {
    renderPage(<UnsubscribePage address={read('token=abc')} />, {
      'PUT /api/unsubscribe.php': () => {
        throw new ApiError(410, { code: 'link_expired' });
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Stop these e-mails' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This link no longer worksSettings');
  });
});
