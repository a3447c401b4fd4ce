import type { Meta, StoryObj } from '@storybook/react-vite';
import { lookedAtBy, stopClock, storyTime } from '@parlour/testing/stories';
import { welcomeOffer } from '@parlour/testing/welcome-offer';
import { TimeBonusDialog } from './time-bonus-dialog.tsx';

const now = Date.parse(storyTime);
const endsAt = now + 2 * 3_600_000;
const expires = new Date(endsAt).toISOString();

const meta = {
  title: 'Screens/Payments/Time bonus',
  component: TimeBonusDialog,
  beforeEach: stopClock,
  args: {
    discount: { ...welcomeOffer, expires, ends_for_real: true },
    hours: 4,
    clock: { endsAt, now, serverOffset: 0 },
    onClose: () => {},
  },
  parameters: { address: '/members', answers: [lookedAtBy('free')] },
} satisfies Meta<typeof TimeBonusDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EndsForReal: Story = {};
export const AnotherFollows: Story = { args: { discount: { ...welcomeOffer, expires, ends_for_real: false } } };
export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
