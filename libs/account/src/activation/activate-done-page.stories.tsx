import type { Meta, StoryObj } from '@storybook/react-vite';
import { TicketPercent } from 'lucide-react';
import { signUpProgress } from '@parlour/models/account/sign-up/sign-up-steps';
import { lookedAtBy, storyProfile } from '@parlour/testing/stories';
import { Note } from '@parlour/ui';
import { ActivateDonePage } from './activate-done-page.tsx';

const meta = {
  title: 'Screens/Account/Activation done',
  component: ActivateDonePage,
  parameters: { address: '/activate-done', answers: [lookedAtBy('free')] },
} satisfies Meta<typeof ActivateDonePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody is logged in: the session has ended since, or the address was only typed. */
export const Visitor: Story = { parameters: { answers: [lookedAtBy('visitor')] } };
export const Free: Story = {};
/** What waited for the confirmation went off with it. */
export const Delivered: Story = { args: { isDelivered: true } };
/** A step of the sign-up was left for later. */
export const Joining: Story = {
  parameters: { answers: [lookedAtBy('free', { signup: signUpProgress({ message: 'done' }, true) })] },
};
export const FreeWithOffer: Story = {
  args: { offer: <Note tone="action" glyph={TicketPercent} title="Welcome offer: 25% off your first package" /> },
};
/** The link of another account was followed. */
export const Other: Story = { args: { isOther: true } };
export const Premium: Story = { parameters: { answers: [lookedAtBy('premium')] } };
export const German: Story = {
  args: { isDelivered: true },
  parameters: { answers: [lookedAtBy('free', { profile: storyProfile('Maximilian-Friedrich') })] },
  globals: { locale: 'de', viewport: { value: 'smallest' } },
};
