// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { storedFactKey } from '@parlour/state/stored/stored-fact';
import { member } from '@parlour/testing/page-data';
import { refusedForm } from '../refused-form.fixture.ts';
import { heading, nora, open, press } from './sign-up-steps.fixture.tsx';

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('notifications', () => {
  const key = { changes: { push_public_key: 'key' } };

  function device(permission: string, subscription: object | null = null) {
    localStorage.setItem(storedFactKey('push-turned-on-by'), JSON.stringify(subscription && member().user.id));
    const subscribed = { toJSON: () => ({ endpoint: 'https://push.example', keys: { p256dh: 'p', auth: 'a' } }) };
    const pushManager = {
      getSubscription: async () => subscription,
      subscribe: vi.fn(async () => subscribed),
    };
    const requestPermission = vi.fn(async () => (permission === 'default' ? 'granted' : permission));
    vi.stubGlobal('PushManager', class {});
    vi.stubGlobal('Notification', { permission, requestPermission });
    vi.stubGlobal('navigator', {
      serviceWorker: { getRegistration: async () => ({ pushManager }), ready: Promise.resolve({ pushManager }) },
    });
    return { pushManager, requestPermission };
  }

  it('are asked for by a press and never before', async () => {
    const { requestPermission, pushManager } = device('default');
    const page = open('push', {
      changes: key,
      answers: { 'POST /api/user.php?push': () => ({ push: { id: nora.id, state: 'subscribed' } }) },
    });
    const turnOn = await screen.findByRole('button', { name: 'Turn on notifications' });
    expect(requestPermission).not.toHaveBeenCalled();
    const news = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(news.map(({ textContent }) => textContent)).toEqual(['Messages', 'Likes', 'Matches']);
    await userEvent.click(turnOn);
    expect(await screen.findByText('Notifications are on for this device.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue' }));
    expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
    expect(page.asked.find(({ call }) => call.method === 'POST')?.body).toEqual({
      subscription: { endpoint: 'https://push.example', keys: { p256dh: 'p', auth: 'a' } },
    });
    await press('Continue');
    expect(await heading('Confirm your e-mail address')).toBeTruthy();
  });

  it('that the browser denies come with the way to undo it', async () => {
    device('denied');
    open('push', { changes: key });
    expect(await screen.findByText(/does not allow notifications/)).toBeTruthy();
    expect(screen.getByText(/settings of this site/)).toBeTruthy();
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
    await press('Continue');
    expect(await heading('Confirm your e-mail address')).toBeTruthy();
  });

  it('that are on already are said to be', async () => {
    device('granted', {});
    open('push', { changes: key });
    expect(await screen.findByText('Notifications are on for this device.')).toBeTruthy();
  });

  it('that are on say why it does not go on', async () => {
    device('granted', {});
    const refuse = () => {
      throw new ApiError(503, { code: 'maintenance' });
    };
    open('push', { changes: key, answers: { 'PUT /api/signup.php': refuse } });
    await screen.findByText('Notifications are on for this device.');
    await press('Continue');
    expect((await screen.findByRole('alert')).textContent).toContain('We are working on the site');
  });

  it('that could not be left for later without JavaScript say why', async () => {
    device('default');
    open('push', { changes: key, lastResult: refusedForm({ whole: 'form_expired' }) });
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Something has changed since/);
  });

  it('are not promised by a brand that has none, not even until the step has passed', async () => {
    device('default');
    const answers = { 'PUT /api/signup.php': () => new Promise(() => {}) };
    open('push', { changes: { changes: { push_public_key: null } }, answers });
    expect(await screen.findByText('You can also turn on notifications later.')).toBeTruthy();
    expect(screen.queryByText('Likes')).toBeNull();
  });

  it('pass by themselves where there is no way to have them', async () => {
    const page = open('push', { changes: key });
    expect(await heading('Confirm your e-mail address')).toBeTruthy();
    expect(page.asked.find(({ call }) => call.method === 'PUT')?.body).toEqual({ step: 'push', state: 'skipped' });
    expect(page.router.state.historyAction).toBe('REPLACE');
  });
});
