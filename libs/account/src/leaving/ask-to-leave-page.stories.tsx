import type { Meta, StoryObj } from '@storybook/react-vite';
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
export const Sent: Story = { args: { sent: true } };
export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
