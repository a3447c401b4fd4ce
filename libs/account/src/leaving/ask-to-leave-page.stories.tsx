import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { askToLeave } from '@parlour/contract/account/leaving/ask-to-leave';
import { waiting } from '@parlour/testing/stories';
import { refusedForm } from '../refused-form.fixture.ts';
import { AskToLeavePage } from './ask-to-leave-page.tsx';

const meta = {
  title: 'Screens/Account/Ask to leave',
  component: AskToLeavePage,
  args: { sent: false },
  parameters: { address: '/account-delete' },
} satisfies Meta<typeof AskToLeavePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const NoAddress: Story = {
  args: { lastResult: refusedForm({ typed: { email: 'nora' }, at: { email: 'email_invalid' } }) },
};
export const Waiting: Story = {
  parameters: { answers: [waiting(askToLeave)] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('textbox'), 'nora@example.org');
    await userEvent.click(page.getByRole('button', { name: 'Send me the link' }));
    await expect(await page.findByText('Sending')).toHaveRole('status');
  },
};
export const TooMany: Story = {
  args: {
    lastResult: refusedForm({ typed: { email: 'nora@example.org' }, whole: 'rate_limited', params: { minutes: 12 } }),
  },
};
export const Sent: Story = { args: { sent: true } };
export const German: Story = { ...TooMany, globals: { locale: 'de', viewport: { value: 'smallest' } } };
