import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { passwordResetLink } from '@parlour/contract/account/password/password-reset-link';
import { resetPassword } from '@parlour/contract/account/password/reset-password';
import { answer, refusal, waiting } from '@parlour/testing/stories';
import { refusedForm } from '../refused-form.fixture.ts';
import { NewPasswordPage } from './new-password-page.tsx';

const works = answer(passwordResetLink, { valid: true, name_masked: 'L••' });

const meta = {
  title: 'Screens/Account/New password',
  component: NewPasswordPage,
  args: { token: 'story' },
  parameters: { address: '/reset-password/do', answers: [works] },
} satisfies Meta<typeof NewPasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const typeIn = async (canvasElement: HTMLElement, password: string) => {
  const page = within(canvasElement);
  for (const label of ['New password', 'Repeat the new password']) {
    await userEvent.click(await page.findByLabelText(label));
    await userEvent.paste(password);
  }
  await page.findByRole('meter');
  return page;
};

export const MailedLink: Story = {};
export const TooEasy: Story = {
  play: async ({ canvasElement }) => {
    const page = await typeIn(canvasElement, 'password1');
    await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Too easy to guess');
  },
};
export const Strong: Story = {
  play: async ({ canvasElement }) => {
    const page = await typeIn(canvasElement, 'seven quiet lighthouses');
    await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Very strong');
  },
};
export const Waiting: Story = {
  parameters: { answers: [works, waiting(resetPassword)] },
  play: async ({ canvasElement }) => {
    const page = await typeIn(canvasElement, 'seven quiet lighthouses');
    await userEvent.click(page.getByRole('button', { name: 'Save and log in' }));
    await expect(await page.findByText('Saving')).toHaveRole('status');
  },
};
export const NotTheSame: Story = {
  args: { lastResult: refusedForm({ at: { password_repeat: 'passwords_differ' } }) },
};
export const ExpiredMeanwhile: Story = { args: { lastResult: refusedForm({ whole: 'link_expired' }) } };
export const Expired: Story = { parameters: { answers: [refusal(passwordResetLink, 'link_expired')] } };
export const Failed: Story = { parameters: { answers: [refusal(passwordResetLink, 'server_error')] } };
export const German: Story = {
  args: { lastResult: refusedForm({ at: { password: 'password_weak', password_repeat: 'passwords_differ' } }) },
  globals: { locale: 'de', viewport: { value: 'smallest' } },
};
