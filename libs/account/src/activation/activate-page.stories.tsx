import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { activate } from '@parlour/contract/account/activation/activate';
import { waiting } from '@parlour/testing/stories';
import { refusedForm } from '../refused-form.fixture.ts';
import { ActivatePage } from './activate-page.tsx';

const meta = {
  title: 'Screens/Account/Activation',
  component: ActivatePage,
  args: { token: 'story' },
  parameters: { address: '/activate' },
} satisfies Meta<typeof ActivatePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MailedLink: Story = {};
export const Waiting: Story = {
  parameters: { answers: [waiting(activate)] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Confirm my address' }));
    await expect(await page.findByText('Confirming')).toHaveRole('status');
  },
};
export const AddressIsSomebodyElses: Story = {
  name: 'Address Is Somebody Else’s',
  args: { lastResult: refusedForm({ whole: 'email_owned' }) },
};
export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
