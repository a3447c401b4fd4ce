import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecimenSheet } from '@parlour/testing/stories';
import { Tabs, type TabItem } from './tabs.tsx';

const names = ['Received', 'Sent', 'Matches'];

function itemsOf(words: readonly string[], changes: (place: number) => Partial<TabItem>): TabItem[] {
  return words.map((label, place) => ({ href: `/likes/${place}`, label, current: place === 0, ...changes(place) }));
}

const specimens: Record<string, TabItem[]> = {
  words: itemsOf(names, () => ({})),
  counts: itemsOf(names, (place) => ({ count: ['53', '4', '0'][place] })),
  news: itemsOf(names, (place) => ({
    count: ['53', '4', '1'][place],
    news: { count: [2, 0, 120][place] ?? 0, label: `${[2, 0, 120][place]} new` },
  })),
  'the last one': itemsOf(names, (place) => ({ current: place === 2 })),
  'long words': itemsOf(['Erhaltene Zuneigungen', 'Verschickte Zuneigungen', 'Übereinstimmungen'], (place) => ({
    count: ['53', '800+', '1'][place],
  })),
};

const meta = { title: 'Kit/Navigation/Tabs', component: Tabs } satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={Object.keys(specimens)} states={['in the page']}>
      {(variant) => <Tabs label={`Likes, ${variant}`} items={specimens[variant] ?? []} />}
    </SpecimenSheet>
  ),
};

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  args: {
    label: 'Likes',
    items: specimens['news'] ?? [],
    inPlace: false,
  },
};
