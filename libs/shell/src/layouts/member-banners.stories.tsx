import type { Meta, StoryObj } from '@storybook/react-vite';
import { getDiscountcode } from '@parlour/contract/payments/get-discountcode';
import { answer, lookedAtBy } from '@parlour/testing/stories';
import { welcomeOffer } from '@parlour/testing/welcome-offer';
import { MemberBanners } from './member-banners.tsx';

const offered = answer(getDiscountcode, { discount_code: welcomeOffer });

const meta = {
  title: 'Screens/Shell/Banners of a member',
  component: MemberBanners,
  parameters: { address: '/members', answers: [lookedAtBy('free', { status: 'not_confirmed' }), offered] },
} satisfies Meta<typeof MemberBanners>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotConfirmedWithOffer: Story = {};
export const Offer: Story = { parameters: { answers: [lookedAtBy('free'), offered] } };
/** Outside of the members' area nothing is offered. */
export const NotConfirmedElsewhere: Story = { parameters: { address: '/profile' } };
export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
