import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { askPasswordReset } from '@parlour/contract/account/password/ask-password-reset';
import type { ErrorCode } from '@parlour/contract/error-codes';
import { waiting } from '@parlour/testing/stories';
import { refusedForm } from '../refused-form.fixture.ts';
import { ResetPasswordPage } from './reset-password-page.tsx';

const meta = {
  title: 'Screens/Account/Forgotten password',
  component: ResetPasswordPage,
  args: { sent: false },
  parameters: { address: '/reset-password' },
} satisfies Meta<typeof ResetPasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ask: Story = {};
export const Waiting: Story = {
  parameters: { answers: [waiting(askPasswordReset)] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('textbox'), 'lucas@example.org');
    await userEvent.click(page.getByRole('button', { name: 'Send me the link' }));
    await expect(await page.findByText('Sending')).toHaveRole('status');
  },
};
export const TooMany: Story = refused('reset_limit');
/** Only where the brand reveals accounts. */
export const NobodyHasTheAddress: Story = refused('email_not_found');
export const AddressCannotBeRead: Story = {
  args: { lastResult: refusedForm({ typed: { email: 'lucas@example' }, at: { email: 'email_invalid' } }) },
};
export const Sent: Story = { args: { sent: true } };
export const German: Story = { ...refused('reset_limit'), ...german() };
export const SentInGerman: Story = { args: { sent: true }, ...german() };

function refused(whole: ErrorCode): Story {
  return { args: { lastResult: refusedForm({ typed: { email: 'lucas@example.org' }, whole }) } };
}

function german(): Story {
  return { globals: { locale: 'de', viewport: { value: 'smallest' } } };
}
