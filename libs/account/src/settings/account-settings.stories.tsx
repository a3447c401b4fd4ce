import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { changePassword } from '@parlour/contract/account/password/change-password';
import { mailChangeState } from '@parlour/contract/account/mail-change/mail-change-state';
import { listExports } from '@parlour/contract/account/own-data/list-exports';
import { listSessions } from '@parlour/contract/account/log-in/list-sessions';
import { answer, lookedAtBy, refusal, storyTime, waiting } from '@parlour/testing/stories';
import { Wrap } from '@parlour/ui';
import { refusedForm } from '../refused-form.fixture.ts';
import { AccountSettings } from './account-settings.tsx';

const session = (place: number, device: string | null, current = false) => ({
  id: `0199000a-0000-7000-8000-00000000000${place}`,
  device,
  country: 'NL',
  last_seen: storyTime,
  current,
  push: false,
});
const here = session(1, 'Firefox, Windows', true);
const everywhere = answer(listSessions, {
  sessions: [here, session(2, 'Samsung Internet, Android'), session(3, null)],
});
const noCopies = answer(listExports, { exports: [] });
const noNewAddress = answer(mailChangeState, { waiting: null });
const member = lookedAtBy('free');

const meta = {
  title: 'Screens/Account/Settings',
  component: AccountSettings,
  args: { part: null, done: null },
  parameters: { address: '/settings', answers: [member, noNewAddress, everywhere, noCopies] },
  render: (args) => (
    <Wrap $narrow style={{ paddingBlock: 32 }}>
      <AccountSettings {...args} />
    </Wrap>
  ),
} satisfies Meta<typeof AccountSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {};
export const OnlyHere: Story = {
  parameters: { answers: [member, noNewAddress, noCopies, answer(listSessions, { sessions: [here] })] },
};
export const NotConfirmed: Story = {
  parameters: { answers: [lookedAtBy('free', { status: 'not_confirmed' }), noNewAddress, everywhere, noCopies] },
};
export const WrongPassword: Story = {
  args: { part: 'password', lastResult: refusedForm({ at: { old_password: 'old_password_wrong' } }) },
};
export const AddressHasAnAccount: Story = {
  args: { part: 'email', lastResult: refusedForm({ typed: { email: 'nora@example.org' }, whole: 'email_in_use' }) },
};
export const DeviceStillLoggedIn: Story = {
  args: { part: 'sessions', lastResult: refusedForm({ whole: 'form_expired' }) },
};
export const CopyWithTheWrongPassword: Story = {
  args: { part: 'data', lastResult: refusedForm({ at: { password: 'old_password_wrong' } }) },
};
const copy = (place: number, state: 'preparing' | 'ready' | 'failed') => ({
  id: `0199000b-0000-7000-8000-00000000000${place}`,
  state,
  created_at: storyTime,
  expires_at: storyTime,
  url: state === 'ready' ? '/exports/story.zip' : null,
});
export const CopiesOfMyData: Story = {
  parameters: {
    answers: [
      member,
      noNewAddress,
      everywhere,
      answer(listExports, { exports: [copy(1, 'preparing'), copy(2, 'ready'), copy(3, 'failed')] }),
    ],
  },
};
export const PasswordChanged: Story = { args: { done: 'password' } };
const newAddress = answer(mailChangeState, {
  waiting: { email: 'johanna.von.hohenstein@post.example.org', until: storyTime },
});
export const MailSent: Story = {
  args: { done: 'email' },
  parameters: { answers: [member, newAddress, everywhere, noCopies] },
};
export const NewAddressWaits: Story = {
  parameters: { answers: [member, newAddress, everywhere, noCopies] },
};
export const Saving: Story = {
  parameters: { answers: [member, noNewAddress, everywhere, noCopies, waiting(changePassword)] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByText('Change my password'));
    await userEvent.type(page.getByLabelText('Old password'), 'the old one');
    for (const label of ['New password', 'Repeat the new password']) {
      await userEvent.click(page.getByLabelText(label));
      await userEvent.paste('seven quiet lighthouses');
    }
    await userEvent.click(page.getByRole('button', { name: 'Save Password' }));
    await expect(await page.findByText('Saving')).toHaveRole('status');
  },
};
export const Failed: Story = {
  parameters: { answers: [member, noNewAddress, noCopies, refusal(listSessions, 'server_error')] },
};
export const German: Story = {
  args: { part: 'email', lastResult: refusedForm({ typed: { email: 'nora@example.org' }, whole: 'email_in_use' }) },
  globals: { locale: 'de', viewport: { value: 'smallest' } },
};
