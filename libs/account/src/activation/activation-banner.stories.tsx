import type { Meta, StoryObj } from '@storybook/react-vite';
import { lookedAtBy } from '@parlour/testing/stories';
import { ActivationBanner } from './activation-banner.tsx';

const meta = {
  title: 'Screens/Account/Activation banner',
  component: ActivationBanner,
  parameters: { answers: [lookedAtBy('free', { status: 'not_confirmed' })] },
} satisfies Meta<typeof ActivationBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotConfirmed: Story = {};
export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
