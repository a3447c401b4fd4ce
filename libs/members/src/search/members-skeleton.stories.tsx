import type { Meta, StoryObj } from '@storybook/react-vite';
import { MembersSkeleton } from './members-skeleton.tsx';

const meta = {
  title: 'Screens/Members/Search in progress',
  component: MembersSkeleton,
  args: { label: 'Searching' },
} satisfies Meta<typeof MembersSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Stands where the results were until the next ones are there. */
export const APageOfResults: Story = {};
export const AFew: Story = { args: { cards: 4 } };
