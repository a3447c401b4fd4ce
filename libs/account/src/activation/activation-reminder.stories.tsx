import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { lookedAtBy } from '@parlour/testing/stories';
import { ActivationReminder } from './activation-reminder.tsx';

/** A window of a smartphone, which is held in the hand. */
function onSmartphone(): () => void {
  const real = window.matchMedia;
  window.matchMedia = (query) => real.call(window, query.includes('pointer: coarse') ? 'all' : query);
  return () => {
    window.matchMedia = real;
  };
}

const joined = (signup_date: string) => ({
  answers: [lookedAtBy('free', { status: 'not_confirmed', signup_date })],
});

const meta = {
  title: 'Screens/Account/Activation reminder',
  component: ActivationReminder,
  beforeEach: onSmartphone,
  globals: { viewport: { value: 'phone' } },
  parameters: { address: '/members', ...joined('2026-11-21T19:55:00.000Z') },
} satisfies Meta<typeof ActivationReminder>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It opens by itself after sign-up, and not again once it was put away. */
export const JustJoined: Story = {
  play: async () => {
    const dialog = await within(document.body).findByRole('dialog', { name: 'Confirm your e-mail address' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
