import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LanderType } from '@parlour/models/account/landers';
import { drawnPortrait, lookOf } from '@parlour/testing/stories';
import { LanderPage } from './lander-page.tsx';
import { clipOf, landerAnswer } from './shown-lander.fixture.ts';

const meta = {
  title: 'Screens/Account/Landers/With a clip',
  component: LanderPage,
  args: { type: 'video', drawn: ['evening'].map(drawnPortrait) },
  render: (args, story) => <LanderPage {...args} clip={clipOf(lookOf(story))} />,
  globals: { motion: 'reduced' },
} satisfies Meta<typeof LanderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (type: LanderType, variant: 'a' | 'b' = 'a') => ({
  args: { type },
  parameters: { answers: [landerAnswer(type, { variant })] },
});

export const Video = of('video') satisfies Story;
export const VideoInOtherWords = of('video', 'b') satisfies Story;
export const VideoInGerman = {
  ...of('video'),
  globals: { locale: 'de', viewport: { value: 'smallest' } },
} satisfies Story;
export const Transitions = of('transitionsvideolanding') satisfies Story;
export const TransitionsInOtherWords = of('transitionsvideolanding', 'b') satisfies Story;
export const TransitionsInGerman = {
  ...of('transitionsvideolanding'),
  globals: { locale: 'de', viewport: { value: 'smallest' } },
} satisfies Story;
