// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { accountKeys } from '@parlour/api-client/account/keys';
import { followOtherTabs } from '@parlour/api-client/live/other-tabs';
import { member } from '@parlour/testing/page-data';
import { refusedForm } from '../refused-form.fixture.ts';
import { open, sessions, show } from './account-settings.fixture.tsx';
import { readAccountPart, settingsDoneAddress } from './settings-part.ts';

/** What another tab hears of what is saved in this one. */
function listenElsewhere({ client }: ReturnType<typeof show>) {
  const heard = vi.fn<(keys: unknown) => void>();
  const otherTab = new BroadcastChannel('parlour.saved');
  otherTab.addEventListener('message', ({ data }) => heard(data));
  const unfollow = followOtherTabs(client);
  onTestFinished(() => {
    unfollow();
    otherTab.close();
  });
  return heard;
}

describe('the password', () => {
  it('is changed with the old one, and the form is empty again', async () => {
    let listed = sessions;
    const page = show({
      'GET /api/sessions.php': () => ({ sessions: listed }),
      'PUT /api/password.php': () => void (listed = sessions.slice(0, 1)),
    });
    const { asked } = page;
    const heard = listenElsewhere(page);
    const form = await open('Change my password');
    expect(screen.getAllByText(/Safari, iPhone/)).not.toHaveLength(0);
    await userEvent.type(form.getByLabelText('Old password'), 'the old one');
    for (const label of ['New password', 'Repeat the new password']) {
      await userEvent.click(form.getByLabelText(label));
      await userEvent.paste('seven quiet lighthouses');
    }
    await userEvent.click(form.getByRole('button', { name: 'Save Password' }));
    expect(await screen.findByText(/^Toast: Your password has been changed/)).toBeTruthy();
    const sent = asked.find(({ call }) => call.method === 'PUT');
    expect(sent?.body).toMatchObject({ old_password: 'the old one' });
    expect(sent?.idempotencyKey, 'asked again after a lost answer it is done').toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Old password').value).toBe('');
    expect(screen.queryAllByText(/Safari, iPhone/), 'it is logged out there').toHaveLength(0);
    await waitFor(() => expect(heard.mock.calls).toEqual([[[accountKeys.sessions]]]));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Change my password'));
  });

  it('made of the member’s own name and address is too easy to guess, as the server says too', async () => {
    const answers = {
      'GET /api/user.php': () =>
        member({ name: 'Willem' }, { email: 'willem.vanoranje@example.com', status: 'active' }),
    };
    show(answers);
    const form = await open('Change my password');
    await userEvent.click(form.getByLabelText('New password'));
    await userEvent.paste('willemvanoranje');
    expect((await form.findByRole('meter')).getAttribute('aria-valuetext')).toBe('Too easy to guess');
  });

  it('that was typed wrong without JavaScript comes back open, with the sentence', async () => {
    const lastResult = refusedForm({ at: { old_password: 'old_password_wrong' } });
    show({}, { part: 'password', lastResult });
    const sentence = await screen.findByText('Please check your old password.');
    expect(sentence.closest('details')?.open).toBe(true);
    expect(screen.getByText('Change my e-mail address').closest('details')?.open).toBe(false);
  });
});

describe('the e-mail address', () => {
  it('and the copy of one’s data say of a wrong password that it is not right', async () => {
    for (const part of ['email', 'data'] as const) {
      show({}, { part, lastResult: refusedForm({ at: { password: 'old_password_wrong' } }) });
      expect(await screen.findByText('This password is not right.')).toBeTruthy();
      cleanup();
    }
  });

  it('is asked for with the password, and says where the mail went', async () => {
    let waiting: { email: string; until: string } | null = null;
    const page = show({
      'GET /api/mail-change.php': () => ({ waiting }),
      'POST /api/mail-change.php': () => {
        waiting = { email: 'tim@example.org', until: '2026-11-23T19:00:00.000Z' };
        return { sent_to_masked: 't••@e••.org' };
      },
    });
    const { asked } = page;
    const heard = listenElsewhere(page);
    const form = await open('Change my e-mail address');
    await userEvent.type(form.getByLabelText('New e-mail address'), 'tim@example.org');
    await userEvent.type(form.getByLabelText('Password'), 'the old one');
    await userEvent.click(form.getByRole('button', { name: 'Send the e-mail to this address' }));
    expect(await screen.findByText('Toast: E-mail sent to t••@e••.org')).toBeTruthy();
    expect(screen.getByText('tim@example.org')).toBeTruthy();
    expect(screen.getByText(/until 23\sNov, 20:00/)).toBeTruthy();
    await waitFor(() => expect(heard).toHaveBeenCalledWith([accountKeys.mailChange]));
    expect(asked.find(({ call }) => call.method === 'POST')?.body).toEqual({
      email: 'tim@example.org',
      password: 'the old one',
    });
  });

  it('that is none is said to be no new address', async () => {
    const { asked } = show();
    const form = await open('Change my e-mail address');
    await userEvent.type(form.getByLabelText('New e-mail address'), 'tim@');
    await userEvent.type(form.getByLabelText('Password'), 'the old one');
    await userEvent.click(form.getByRole('button', { name: 'Send the e-mail to this address' }));
    expect(await screen.findByText('New email address is invalid.')).toBeTruthy();
    expect(screen.queryByText('Invalid email')).toBeNull();
    expect(asked.some(({ call }) => call.method === 'POST')).toBe(false);
    cleanup();
    show({}, { part: 'email', lastResult: refusedForm({ at: { email: 'email_invalid' } }) });
    expect(await screen.findByText('New email address is invalid.')).toBeTruthy();
  });

  it('that is not confirmed is mended where it is confirmed', async () => {
    show({ 'GET /api/user.php': () => member({}, { email: 'tom@example.com', status: 'not_confirmed' }) });
    const link = await screen.findByRole('link', { name: 'Confirm your e-mail address' });
    expect(link.getAttribute('href')).toBe('/complete-signup?step=confirm');
  });
});

describe('the devices', () => {
  it('are named; one is logged out, or all others', async () => {
    const { asked } = show({ 'DELETE /api/sessions.php': () => undefined });
    expect(await screen.findByText('Firefox, Windows')).toBeTruthy();
    expect(screen.getByText('This device')).toBeTruthy();
    const seen = [...document.querySelectorAll('time')].map(({ dateTime }) => dateTime);
    expect(seen).toEqual(sessions.map(({ last_seen }) => last_seen));
    await userEvent.click(screen.getByRole('button', { name: 'Log out Safari, iPhone' }));
    const bodies = () => asked.filter(({ call }) => call.method === 'DELETE').map(({ body }) => body);
    await waitFor(() => expect(bodies()).toEqual([{ id: sessions[1]?.id }]));
    await userEvent.click(screen.getByRole('button', { name: 'Log out everywhere else' }));
    await waitFor(() => expect(bodies().at(-1)).toEqual({ others: true }));
  });

  it('that could not be logged out without JavaScript say why', async () => {
    show({}, { part: 'sessions', lastResult: refusedForm({ whole: 'form_expired' }) });
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Something has changed since/);
  });

  it('that are gone say so, in other tabs too, and leave the focus to what is left', async () => {
    let left = sessions;
    const page = show({
      'GET /api/sessions.php': () => ({ sessions: left }),
      'DELETE /api/sessions.php': ({ body }) => {
        const { id } = body as { id?: string };
        left = left.filter((each) => each.current || (id !== undefined && each.id !== id));
      },
    });
    const heard = listenElsewhere(page);
    await userEvent.click(await screen.findByRole('button', { name: 'Log out Safari, iPhone' }));
    expect(await screen.findByText('Toast: Logged out there.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Log out Unknown device'));
    await waitFor(() => expect(heard.mock.calls).toEqual([[[accountKeys.sessions]]]));
    await userEvent.click(screen.getByRole('button', { name: 'Log out everywhere else' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /^Log out/ })).toBeNull();
  });
});

describe('one’s own data', () => {
  const copy = { id: sessions[0]!.id, created_at: '2026-11-20T19:00:00.000Z', expires_at: '2026-11-27T19:00:00.000Z' };

  it('is asked for with the password', async () => {
    const { asked } = show({ 'POST /api/export.php': () => ({}) });
    const form = await open('Ask for a copy of my data');
    await userEvent.type(form.getByLabelText('Password'), 'the old one');
    await userEvent.click(form.getByRole('button', { name: 'Ask for a copy of my data' }));
    expect(await screen.findByText(/^Toast: We are making your copy/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Ask for a copy of my data'));
    expect(asked.find(({ call }) => call.method === 'POST')?.body).toEqual({ password: 'the old one' });
  });

  it('promises no mail to an address that is not confirmed', async () => {
    show({ 'GET /api/user.php': () => member({}, { status: 'not_confirmed' }) }, { done: 'data' });
    expect(await screen.findByText(/You can download it here when it is ready/)).toBeTruthy();
    expect(screen.queryByText(/You get an e-mail/)).toBeNull();
  });

  it('can be downloaded once it is there', async () => {
    const exports = [
      { ...copy, state: 'ready', url: '/exports/a.zip?e=1&s=2' },
      { ...copy, id: sessions[1]!.id, state: 'failed', url: null },
    ];
    show({ 'GET /api/export.php': () => ({ exports }) });
    const link = await screen.findByRole('link', { name: /^Download the copy of/ });
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['/exports/a.zip?e=1&s=2', true]);
    expect(within(link).getByRole<HTMLTimeElement>('time').dateTime).toBe(copy.created_at);
    expect(screen.getByText(/could not be made/).textContent).toMatch(
      /^The copy of 20 November 2026 could not be made/,
    );
  });
});

describe('leaving', () => {
  it('has a page of its own', async () => {
    show();
    const link = await screen.findByRole('link', { name: 'Delete my account' });
    expect(link.getAttribute('href')).toBe('/settings?part=leave');
  });
});

describe('the address of the settings', () => {
  it('has no place in what a form posts to: a refused one opens at its fault', async () => {
    show();
    await screen.findByText('Change my password');
    const actions = [...document.forms].map((form) => form.getAttribute('action'));
    expect(actions).toEqual(expect.arrayContaining(['/settings?part=password', '/settings?part=email']));
    expect(actions.join()).not.toContain('#');
    expect(settingsDoneAddress('password')).toBe('/settings?done=password#password');
  });

  it('names the part that was sent or done, and nothing else', () => {
    expect(readAccountPart(new URLSearchParams('part=email'))).toEqual({ part: 'email', done: null });
    expect(readAccountPart(new URLSearchParams('done=password&part=x'))).toEqual({ part: null, done: 'password' });
  });
});
