// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { refresh } from '@parlour/api-client/live/refresh';
import type { Notification, NotificationStanding } from '@parlour/contract/types/notifications';
import { cardOf, member } from '@parlour/testing/page-data';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { MailStoppedAlert } from './mail-stopped-alert.tsx';
import { NotificationSettings } from './notification-settings.tsx';
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
const standing: NotificationStanding = {
  settings: {
    mail: { message: 'now', like: 'daily', match: 'now', news: 'never' },
    push: { message: 'now', like: 'now', match: 'now' },
    quiet: null,
    discreet: true,
  },
  disabled_reason: null,
};

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
      ]),
    );
    const row = await screen.findByRole('link', { name: /Nora wrote to you/ });
    expect(row.getAttribute('href')).toBe(`/chats/${id(5)}`);
    expect(within(row).getByText('New')).toBeTruthy();
    expect(screen.getByRole('link', { name: /You bought 1 credit/ })).toBeTruthy();
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

  it('says what was decided, and leads to where more is said of it', async () => {
    const rows = [
      ['photo_approved', 'Your photo is shown to others now.', '/profile#photos'],
      ['text_rejected', 'Your text about yourself was taken down.', '/profile?edit=about#about'],
      ['warned', 'You have got a warning. The reasons are in your e-mail.', '/complaints'],
      ['report_decided', 'Somebody has looked at your report.', '/settings'],
    ] as const;
    renderPage(
      <NotificationsPage page={1} />,
      list(rows.map(([notice], place) => ({ kind: 'account', ...happened(place + 1), notice }))),
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
    expect((await screen.findByRole('link', { name: 'Search members' })).getAttribute('href')).toBe('/members');
    expect(asked.some(({ call }) => call.method === 'PUT')).toBe(false);
  });

  it('knows its pages', () => {
    const page = (text: string) => readNotificationsPage(new URLSearchParams(text));
    expect([page(''), page('page=3'), page('page=11'), page('page=x')]).toEqual([1, 3, 1, 1]);
  });
});

describe('the settings', () => {
  const answers = (changes: Partial<NotificationStanding> = {}, more: Answers = {}): Answers => ({
    'GET /api/user.php': () => member(),
    'GET /api/notification-settings.php': () => ({ ...standing, ...changes }),
    'PUT /api/notification-settings.php': () => standing,
    ...more,
  });

  it('save what was chosen, with quiet hours on the clock of this browser', async () => {
    const { asked } = renderPage(<NotificationSettings part={null} done={null} />, answers());
    const mail = await screen.findByRole('group', { name: 'By e-mail' });
    await userEvent.selectOptions(within(mail).getByLabelText('Likes'), 'Never');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Quiet hours' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Toast: Saved/)).toBeTruthy();
    expect(asked.find(({ call }) => call.method === 'PUT')?.body).toEqual({
      mail: { message: 'now', like: 'never', match: 'now' },
      push: { message: 'now', like: 'now', match: 'now' },
      quiet: { from: '22:00', to: '07:00', tz: new Intl.DateTimeFormat().resolvedOptions().timeZone },
      discreet: true,
    });
  });

  it('ask for two different times where the quiet hours are refused', async () => {
    const refused = {
      'PUT /api/notification-settings.php': () => {
        throw new ApiError(422, { code: 'validation_failed', fields: { 'quiet.to': 'times_equal' } });
      },
    };
    renderPage(<NotificationSettings part={null} done={null} />, answers({}, refused));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Set two different times.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Until')));
  });

  it('promise only the e-mails that are sent, and discreet words only for what they hold for', async () => {
    renderPage(<NotificationSettings part={null} done={null} />, answers());
    expect(await screen.findByText(/^E-mails about your account and your safety always reach you/)).toBeTruthy();
    expect(screen.getByText('Notifications, also by e-mail, then say only that something is new.')).toBeTruthy();
  });

  it.each([
    ['bounce', /came back/],
    ['fbl', /marked as spam/],
    ['listunsubscribe', /You have stopped our e-mails/],
  ] as const)('say why no e-mails go out (%s), and the way back', async (disabled_reason, words) => {
    const resumed = { 'POST /api/notification-settings.php': () => ({ state: 'mailed' }) };
    const { asked } = renderPage(
      <NotificationSettings part={null} done={null} />,
      answers({ disabled_reason }, resumed),
    );
    expect(await screen.findByText(words)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Turn e-mails on again' }));
    expect(await screen.findByText(/Toast: Follow the link/)).toBeTruthy();
    expect(asked.find(({ call }) => call.method === 'POST')?.body).toEqual({ reactivate_mail: true });
  });

  it('keep the focus where the e-mails are on again', async () => {
    let disabled_reason: NotificationStanding['disabled_reason'] = 'fbl';
    const resumed = {
      'GET /api/notification-settings.php': () => ({ ...standing, disabled_reason }),
      'POST /api/notification-settings.php': () => {
        disabled_reason = null;
        return { state: 'active' };
      },
    };
    renderPage(<NotificationSettings part={null} done={null} />, answers({}, resumed));
    await userEvent.click(await screen.findByRole('button', { name: 'Turn e-mails on again' }));
    expect(await screen.findByText('Toast: E-mails are on again.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' })));
  });

  it('say that the address does not take e-mails yet', async () => {
    const refused = {
      'POST /api/notification-settings.php': () => {
        throw new ApiError(409, { code: 'address_still_bouncing' });
      },
    };
    renderPage(<NotificationSettings part={null} done={null} />, answers({ disabled_reason: 'bounce' }, refused));
    await userEvent.click(await screen.findByRole('button', { name: 'Turn e-mails on again' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Try again tomorrow');
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

  it('says that it no longer works where its token is missing, and asks the server nothing', async () => {
    const { asked } = renderPage(<UnsubscribePage address={read('action=stop')} />);
    await userEvent.click(screen.getByRole('button', { name: 'Stop these e-mails' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Link expired or invalid');
    expect(asked).toEqual([]);
  });
});
