import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { logIn } from '@parlour/contract/account/log-in/log-in';
import type { ErrorCode } from '@parlour/contract/error-codes';
import { lookedAtBy, refusal, waiting } from '@parlour/testing/stories';
import { refusedForm } from '../refused-form.fixture.ts';
import { LogInPage } from './log-in-page.tsx';

const meta = {
  title: 'Screens/Account/Log in',
  component: LogInPage,
  args: { next: null, token: null },
  parameters: { address: '/login' },
} satisfies Meta<typeof LogInPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByPassword: Story = {};

/** The sentence tells nobody which of the two was wrong, takes the focus, and what was typed stays. */
export const Failed: Story = {
  parameters: { answers: [refusal(logIn, 'login_failed')] },
  play: async ({ canvasElement }) => {
    await enter(canvasElement);
    const page = within(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent('Login failed, please try again');
    await expect(page.getByRole('textbox')).toHaveValue('lucas@example.org');
  },
};

export const Waiting: Story = {
  parameters: { answers: [waiting(logIn)] },
  play: async ({ canvasElement }) => {
    await enter(canvasElement);
    await expect(await within(canvasElement).findByText('Logging in')).toHaveRole('status');
  },
};

export const TooManyAttempts: Story = refused('too_many_attempts', { minutes: 15 });
export const MailedLinkNeeded: Story = refused('second_factor_required');
export const PendingDeletion: Story = refused('account_pending_deletion');
export const AccountBlocked: Story = refused('account_blocked');
export const AccountSuspended: Story = refused('account_blocked', { until: '2026-12-24' });
/** The answer of the sign-up was lost, and with it the session. */
export const Joined: Story = { args: { next: '/complete-signup', hasJoined: true } };
/** The answer of a mailed link was lost, and with it the session. */
export const BackByLink: Story = { args: { done: 'back' } };
export const PasswordSetByLink: Story = { args: { done: 'password' } };
/** The link may be for another account than the one that is logged in. */
export const ByMailedLinkAsMember: Story = {
  args: { token: 'story' },
  parameters: { answers: [lookedAtBy('free')] },
};
export const ByMailedLink: Story = { args: { token: 'story' } };
export const MailedLinkTooOld: Story = {
  args: { token: 'story', lastResult: refusedForm({ whole: 'link_expired' }) },
};

export const German: Story = {
  ...refused('second_factor_required'),
  globals: { locale: 'de', viewport: { value: 'smallest' } },
};

function refused(whole: ErrorCode, params?: Record<string, string | number>): Story {
  return { args: { lastResult: refusedForm({ typed: { login: 'lucas@example.org' }, whole, params }) } };
}

async function enter(canvasElement: HTMLElement): Promise<void> {
  const page = within(canvasElement);
  await userEvent.type(page.getByRole('textbox'), 'lucas@example.org');
  await userEvent.type(page.getByLabelText('Password'), 'not the one');
  await userEvent.click(page.getByRole('button', { name: 'Log in' }));
}
