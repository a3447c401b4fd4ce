import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SpecimenSheet, stopClock, storyTime } from '@parlour/testing/stories';
import { Countdown } from './countdown.tsx';

const now = Date.parse(storyTime);
const secondsLeft: Record<string, number> = {
  'four hours': 14_400,
  'an hour and a bit': 3725,
  'under a minute': 9,
  over: 0,
};

const meta = {
  title: 'Kit/Payments/Countdown',
  component: Countdown,
  beforeEach: stopClock,
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={['time left']} states={Object.keys(secondsLeft)}>
      {(_, state) => {
        const seconds = secondsLeft[state] ?? 0;
        return (
          <span>
            <Countdown
              endsAt={now + seconds * 1000}
              serverOffset={0}
              secondsAtRender={seconds}
              label="Time left"
              onEnd={() => {}}
            />
          </span>
        );
      }}
    </SpecimenSheet>
  ),
  play: async ({ canvasElement }) => {
    const timers = within(canvasElement).getAllByRole('timer');
    await expect(timers.map((timer) => timer.textContent)).toEqual(['04:00:00', '01:02:05', '00:00:09', '00:00:00']);
    await expect(timers[1]).toHaveAccessibleName('Time left 01:02:05');
  },
};

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  args: {
    endsAt: now + 3_725_000,
    serverOffset: 0,
    secondsAtRender: 3725,
    label: 'Time left',
    onEnd: () => {},
  },
};
