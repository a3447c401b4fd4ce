import type { Meta, StoryObj } from '@storybook/react-vite';
import { activationState } from '@parlour/contract/account/activation-state';
import { answer, lookedAtBy, refusal, stopClock, storyTime } from '@parlour/testing/stories';
import { refusedForm } from '../refused-form.fixture.ts';
import { ConfirmMailPage } from './confirm-mail-page.tsx';

const viewer = lookedAtBy('free', { status: 'not_confirmed' });
const sent = { sent_to_masked: 'l•••s@example.org', next_after: storyTime, confirmed: false };
const inAWhile = { ...sent, next_after: '2026-11-21T20:04:30.000Z' };

const meta = {
  title: 'Screens/Account/Confirm mail',
  component: ConfirmMailPage,
  beforeEach: stopClock,
  parameters: { address: '/complete-signup', answers: [viewer, answer(activationState, sent)] },
} satisfies Meta<typeof ConfirmMailPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MailSent: Story = {};
export const AnotherMailInAWhile: Story = { parameters: { answers: [viewer, answer(activationState, inAWhile)] } };

export const AddressCannotBeRead: Story = {
  args: { lastResult: refusedForm({ typed: { email: 'lucas@example' }, at: { email: 'email_invalid' } }) },
};
export const AddressHasAnAccount: Story = {
  args: { lastResult: refusedForm({ typed: { email: 'lucas@example.org' }, whole: 'email_in_use' }) },
};

export const ConfirmedAlready: Story = {
  parameters: { answers: [lookedAtBy('free'), answer(activationState, { ...sent, confirmed: true })] },
};
export const Failed: Story = { parameters: { answers: [viewer, refusal(activationState, 'server_error')] } };

export const German: Story = {
  parameters: { answers: [viewer, answer(activationState, inAWhile)] },
  globals: { locale: 'de', viewport: { value: 'smallest' } },
};
