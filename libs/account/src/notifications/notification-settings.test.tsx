// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import type { NotificationStanding } from '@parlour/contract/types/notifications';
import { member } from '@parlour/testing/page-data';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { NotificationSettings } from './notification-settings.tsx';
import { storyStanding as standing } from './notification-stories.fixture.ts';

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
    await userEvent.click(screen.getByRole('button', { name: 'Save Notifications' }));
    expect(await screen.findByText(/Toast: Saved/)).toBeTruthy();
    expect(asked.find(({ call }) => call.method === 'PUT')?.body).toEqual({
      mail: { like: 'never' },
      push: {},
      quiet: { from: '22:00', to: '07:00', tz: new Intl.DateTimeFormat().resolvedOptions().timeZone },
    });
  });

  it('count the quiet hours whose time was set', async () => {
    const { asked } = renderPage(<NotificationSettings part={null} done={null} />, answers());
    fireEvent.input(await screen.findByLabelText('From'), { target: { value: '21:00' } });
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Quiet hours' }).checked).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Save Notifications' }));
    expect(await screen.findByText(/Toast: Saved/)).toBeTruthy();
    expect(asked.find(({ call }) => call.method === 'PUT')?.body).toMatchObject({
      quiet: { from: '21:00', to: '07:00' },
    });
  });

  it('send only what was changed here, so that what another device decided meanwhile stays', async () => {
    const sent: unknown[] = [];
    const saved = {
      ...standing,
      settings: { ...standing.settings, mail: { ...standing.settings.mail, message: 'never' } },
    };
    const put = ({ body }: { body?: unknown }) => {
      sent.push(body);
      return saved;
    };
    renderPage(
      <NotificationSettings part={null} done={null} />,
      answers({}, { 'PUT /api/notification-settings.php': put }),
    );
    const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save Notifications' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Discreet words' }));
    await save();
    await expect.poll(() => sent).toEqual([{ mail: {}, push: {}, discreet: false }]);
    await userEvent.selectOptions(
      within(screen.getByRole('group', { name: 'On your devices' })).getByLabelText('Likes'),
      'Never',
    );
    await save();
    await expect.poll(() => sent[1]).toEqual({ mail: {}, push: { like: 'never' } });
  });

  it('leave the quiet hours on their clock until they are changed, wherever this browser is', async () => {
    const sent: unknown[] = [];
    const settings = { ...standing.settings, quiet: { from: '22:00', to: '07:00', tz: 'Pacific/Auckland' } };
    const put = ({ body }: { body?: unknown }) => {
      sent.push(body);
      return { ...standing, settings: { ...settings, discreet: false } };
    };
    renderPage(
      <NotificationSettings part={null} done={null} />,
      answers({ settings }, { 'PUT /api/notification-settings.php': put }),
    );
    const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save Notifications' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Discreet words' }));
    await save();
    await expect.poll(() => sent).toEqual([{ mail: {}, push: {}, discreet: false }]);
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: '08:00' } });
    await save();
    const tz = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    await expect.poll(() => sent[1]).toEqual({ mail: {}, push: {}, quiet: { from: '22:00', to: '08:00', tz } });
  });

  it('have after a reload what was chosen and not saved, and say so', async () => {
    renderPage(<NotificationSettings part={null} done={null} />, answers());
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Quiet hours' }));
    const likes = () =>
      within(screen.getByRole('group', { name: 'By e-mail' })).getByLabelText<HTMLSelectElement>('Likes');
    await userEvent.selectOptions(likes(), 'Never');
    cleanup();
    renderPage(<NotificationSettings part={null} done={null} />, answers());
    expect(await screen.findByText('These changes are not saved yet.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Quiet hours' }).checked).toBe(true);
    expect(likes().value).toBe('never');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Quiet hours' }));
    expect(screen.getByText('These changes are not saved yet.')).toBeTruthy();
    await userEvent.selectOptions(likes(), 'Once a day');
    expect(screen.queryByText('These changes are not saved yet.')).toBeNull();
  });

  it('ask for two different times where the quiet hours are refused', async () => {
    const refused = {
      'PUT /api/notification-settings.php': () => {
        throw new ApiError(422, { code: 'validation_failed', fields: { 'quiet.to': 'times_equal' } });
      },
    };
    renderPage(<NotificationSettings part={null} done={null} />, answers({}, refused));
    await userEvent.click(await screen.findByRole('button', { name: 'Save Notifications' }));
    expect(await screen.findByText('Set two different times.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Until')));
  });

  it('promise only the e-mails that are sent, and discreet words only for what they hold for', async () => {
    renderPage(<NotificationSettings part={null} done={null} />, answers());
    expect(await screen.findByText(/^E-mails about your account and your safety are always sent/)).toBeTruthy();
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
    const [first] = screen.getAllByLabelText('Messages');
    await waitFor(() => expect(document.activeElement).toBe(first));
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
