import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecimenSheet } from '@parlour/testing/stories';
import { navigationSpecimens } from '../testing/navigation-specimens.tsx';
import { TabBar } from './tab-bar.tsx';

const meta = { title: 'Kit/Frame and words/Tab bar', component: TabBar } satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj;

/** Phones only: wider than 767 px the bar is not there. */
export const Sheet: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <SpecimenSheet variants={['short', 'long words']} states={['five', 'three']}>
      {(words, count) => (
        <div lang={words === 'long words' ? 'de' : undefined}>
          <TabBar
            label={`Main, ${words}, ${count}`}
            items={navigationSpecimens[words].slice(0, count === 'five' ? 5 : 3)}
          />
        </div>
      )}
    </SpecimenSheet>
  ),
};
