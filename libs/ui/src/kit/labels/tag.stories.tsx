import { Heart } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyOf, SpecimenSheet } from '@parlour/testing/stories';
import { Card } from '../surfaces/card.tsx';
import { Ribbon, type RibbonPlace } from './ribbon.tsx';
import { Tag, type TagTone } from './tag.tsx';

const tones = everyOf<TagTone>({
  plain: true,
  action: true,
  accent: true,
  soft: true,
  good: true,
  danger: true,
  notice: true,
});
const places = everyOf<RibbonPlace>({ start: true, centre: true });

const meta = { title: 'Kit/Labels/Tag and ribbon', component: Tag } satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={tones} states={['words', 'with icon', 'long words']}>
      {(tone, state) => (
        <span>
          <Tag tone={tone} glyph={state === 'with icon' ? Heart : undefined}>
            {state === 'long words' ? 'Ausgedachtes Unterhaltungsprofil' : 'Likes you'}
          </Tag>
        </span>
      )}
    </SpecimenSheet>
  ),
};

export const Ribbons: Story = {
  render: () => (
    <SpecimenSheet variants={places} states={['one tag', 'two tags']}>
      {(place, state) => (
        <Card style={{ position: 'relative', marginTop: 12 }}>
          <Ribbon at={place}>
            <Tag tone="accent">Popular</Tag>
            {state === 'two tags' && <Tag tone="good">−25%</Tag>}
          </Ribbon>
          250 credits
        </Card>
      )}
    </SpecimenSheet>
  ),
};

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  args: {
    children: 'Likes you',
    tone: 'action',
    glyph: Heart,
  },
};
