import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { saveConsent } from '@parlour/contract/account/consents/save-consent';
import { answer, lookedAtBy, refusal, storyTime } from '@parlour/testing/stories';
import { SiteFooter } from './site-footer.ts';

const kept = answer(saveConsent, {
  consents: [{ kind: 'analytics', version: '1', given: false, at: storyTime }],
  due: [],
});
const meta = {
  title: 'Screens/Shell/Footer',
  component: SiteFooter,
  parameters: { address: '/', answers: [lookedAtBy('free')] },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

const german = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
const member = { address: '/members', answers: [lookedAtBy('free')] };
const visitor = {
  address: '/pricing',
  answers: [lookedAtBy('visitor'), kept],
};

export const MemberAtHome: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = german;
export const MemberElsewhere: Story = { parameters: member };
export const MemberElsewhereGerman: Story = { parameters: member, ...german };
export const VisitorIsAsked: Story = { parameters: visitor };
export const VisitorIsAskedGerman: Story = { parameters: visitor, ...german };

/** The bar goes, and says so to whoever cannot see that. */
export const VisitorRejects: Story = {
  parameters: visitor,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(page.getByText('Your choice is kept.')).toHaveFocus());
    await expect(page.queryByRole('button', { name: 'Agree' })).toBeNull();
  },
};

export const ChoiceFails: Story = {
  parameters: {
    address: '/pricing',
    answers: [lookedAtBy('visitor'), refusal(saveConsent, 'rate_limited', { minutes: 1 })],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Agree' }));
    await expect(await page.findByText(/Try again in 1 minute/)).toBeVisible();
  },
};
