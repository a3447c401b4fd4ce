import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyOf, SpecimenSheet } from '@parlour/testing/stories';
import { Badge, type BadgeTone } from './badge.tsx';

const tones = everyOf<BadgeTone>({ unread: true, action: true, notice: true, danger: true });

const meta = { title: 'Kit/Labels/Badge', component: Badge } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={tones} states={['0', '3', '42', '99', '100']}>
      {(tone, count) => (
        <span>
          <Badge tone={tone} count={Number(count)} label={`${count} unread messages`} showZero={tone === 'danger'} />
        </span>
      )}
    </SpecimenSheet>
  ),
};

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  args: {
    count: 3,
    label: '3 unread messages',
    tone: 'unread',
    showZero: false,
  },
};
