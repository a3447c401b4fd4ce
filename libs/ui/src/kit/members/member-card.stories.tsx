import { BadgeCheck, Heart } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawnPortrait, SpecimenSheet } from '@parlour/testing/stories';
import { LikeButton } from '../actions/like-button.tsx';
import { MemberCard, type MemberCardProps } from './member-card.tsx';
import { MemberGrid } from './member-grid.tsx';
import { Tag } from '../labels/tag.tsx';

const nora: MemberCardProps = {
  href: '/members/nora',
  name: 'Nora',
  age: 41,
  place: 'Utrecht',
  band: { label: 'today', online: false },
  portrait: { src: drawnPortrait('Nora'), alt: '' },
  act: <LikeButton label="Like Nora" liked={false} />,
};

const specimens: Record<'pictures' | 'words', Record<string, Partial<MemberCardProps>>> = {
  pictures: {
    shown: {},
    locked: { portrait: { ...nora.portrait, state: 'locked', alt: 'Locked photo' } },
    missing: { portrait: { state: 'missing', alt: 'Nora has no photo yet' } },
    loading: { portrait: { state: 'loading', alt: '' } },
    liked: { act: <LikeButton label="Like Nora" liked /> },
    'no like': { act: undefined },
  },
  words: {
    'online, verified': { band: { label: 'online now', online: true }, verifiedLabel: 'Photo verified' },
    tags: {
      tags: (
        <>
          <Tag tone="action" glyph={Heart}>
            Likes you
          </Tag>
          <Tag tone="accent">New</Tag>
        </>
      ),
    },
    'all tags': {
      tags: (
        <>
          <Tag tone="good" glyph={BadgeCheck}>
            Photo verified
          </Tag>
          <Tag>Fictional profile</Tag>
          <Tag tone="action">Likes you</Tag>
        </>
      ),
    },
    'name and age only': { place: undefined, band: undefined },
    'long words': {
      name: 'Emma-Charlotte Wolkenstein',
      age: 63,
      place: 'Villingen-Schwenningen',
      band: { label: 'in dieser Woche hier gewesen', online: false },
    },
  },
};

const meta = { title: 'Kit/Members/Member card', component: MemberCard } satisfies Meta<typeof MemberCard>;
export default meta;
type Story = StoryObj;

export const Sheet: Story = {
  render: () => (
    <>
      {(['pictures', 'words'] as const).map((group) => (
        <SpecimenSheet key={group} variants={[group]} states={Object.keys(specimens[group])}>
          {(_, state) => <MemberCard {...nora} {...specimens[group][state]} />}
        </SpecimenSheet>
      ))}
    </>
  ),
};

const grid = (
  <MemberGrid>
    {['Nora', 'Mila', 'Emma-Charlotte', 'Sofia', 'Ida'].map((name, place) => (
      <li key={name}>
        <MemberCard
          {...nora}
          name={name}
          portrait={{ src: drawnPortrait(name), alt: '', ground: place % 2 === 0 ? 1 : 3 }}
          act={<LikeButton label={`Like ${name}`} liked={place === 1} />}
        />
      </li>
    ))}
  </MemberGrid>
);

const columnsOf = (room: HTMLElement): number =>
  new Set([...room.querySelectorAll('li')].map((card) => card.offsetLeft)).size;

/** Two, three, four and five columns, as wide as the window is. */
export const Grid: Story = {
  globals: { viewport: { value: 'tablet' } },
  render: () => grid,
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement)).toBe(3);
  },
};

/** Fewer where something stands beside them: no card is too narrow for its labels. */
export const GridBesideFilters: Story = {
  globals: { viewport: { value: 'tablet' } },
  render: () => <div style={{ width: '450px', marginInlineStart: 'auto' }}>{grid}</div>,
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement)).toBe(2);
  },
};

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <MemberGrid>
        <li>
          <Story />
        </li>
      </MemberGrid>
    ),
  ],
  args: {
    ...nora,
    verifiedLabel: 'Photo verified',
    tags: <Tag tone="accent">New</Tag>,
  },
};
