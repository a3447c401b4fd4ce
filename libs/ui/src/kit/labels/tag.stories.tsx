import { Heart } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

/** One line is a pill; the corners of two are as round as those of one. */
export const OnTwoLines: Story = {
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 8, width: 110 }}>
      <Tag>Likes you</Tag>
      <Tag>Premium-Mitglieder</Tag>
    </div>
  ),
  play: async ({ canvas }) => {
    const [one, two] = ['Likes you', 'Premium-Mitglieder'].map((words) => canvas.getByText(words));
    await expect(two!.offsetHeight).toBeGreaterThan(1.5 * one!.offsetHeight);
    const radii = [one, two].map((tag) => Number.parseFloat(getComputedStyle(tag!).borderRadius));
    await expect(radii[0]).toBeCloseTo(one!.getBoundingClientRect().height / 2, 0);
    await expect(radii[1]).toBe(radii[0]);
  },
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
