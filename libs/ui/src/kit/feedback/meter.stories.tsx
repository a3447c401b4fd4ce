import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyOf, SpecimenSheet } from '@parlour/testing/stories';
import { Meter } from './meter.tsx';
import type { MeterTone } from './meter.tsx';

const meta = { title: 'Kit/Feedback/Meter', component: Meter } satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj;

const tones = everyOf<MeterTone>({ action: true, danger: true, notice: true, success: true });

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={tones} states={['0', '5', '60', '100']}>
      {(tone, percent) => (
        <Meter label="Your profile" valueText={`${percent}% complete`} share={Number(percent) / 100} tone={tone} />
      )}
    </SpecimenSheet>
  ),
};

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  args: {
    label: 'Your profile',
    valueText: '60% complete',
    share: 0.6,
    tone: 'action',
  },
};
