import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { changeMail } from '@parlour/contract/account/mail-change/change-mail';
import { lookedAtBy, waiting } from '@parlour/testing/stories';
import { refusedForm } from '../refused-form.fixture.ts';
import { MailChangePage } from './mail-change-page.tsx';

const confirm = { state: 'asked', action: 'confirm', token: 'story' } as const;
const undo = { state: 'asked', action: 'undo', token: 'story' } as const;

const meta = {
  title: 'Screens/Account/Change of address',
  component: MailChangePage,
  args: { address: confirm },
  parameters: { address: '/mail-change/do' },
} satisfies Meta<typeof MailChangePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirm: Story = {};
export const Undo: Story = { args: { address: undo } };
export const Waiting: Story = {
  parameters: { answers: [waiting(changeMail)] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Confirm my new address' }));
    await expect(await page.findByText('Saving')).toHaveRole('status');
  },
};
export const Confirmed: Story = { args: { address: { state: 'done', action: 'confirm' } } };
export const Undone: Story = { args: { address: { state: 'done', action: 'undo' } } };
export const LinkExpired: Story = { args: { lastResult: refusedForm({ whole: 'link_expired' }) } };
export const UndoingExpired: Story = { args: { address: undo, lastResult: refusedForm({ whole: 'link_expired' }) } };
export const AddressIsSomebodyElses: Story = {
  name: 'Address Is Somebody Else’s',
  args: { lastResult: refusedForm({ whole: 'email_owned' }) },
};
export const WithoutItsToken: Story = {
  args: { address: { ...confirm, token: '' } },
  parameters: { answers: [lookedAtBy('visitor')] },
};
export const German: Story = {
  args: { address: undo, lastResult: refusedForm({ whole: 'link_expired' }) },
  globals: { locale: 'de', viewport: { value: 'smallest' } },
};
