import { Clapperboard, DoorOpen, Video } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnPortrait, SpecimenSheet } from '@parlour/testing/stories';
import { AdvertCard, type AdvertCardProps } from './advert-card.tsx';
import { MemberCard } from './member-card.tsx';
import { MemberGrid } from './member-grid.tsx';

const live: AdvertCardProps = {
  href: 'https://cameras.example/?from=members',
  notice: 'Advertisement',
  children: 'Live cameras',
  glyph: Video,
};

const specimens: Record<string, AdvertCardProps> = {
  cameras: live,
  'another site': { ...live, children: 'Another evening', glyph: DoorOpen },
  'long words': {
    href: 'https://abendunterhaltung.kameras.example/',
    notice: 'Anzeige',
    children: 'Freundschaftliche Abendunterhaltungen vor der Kamera',
    glyph: Clapperboard,
  },
};

const meta = { title: 'Kit/Members/Advert card', component: AdvertCard } satisfies Meta<typeof AdvertCard>;
export default meta;
type Story = StoryObj;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={['card']} states={Object.keys(specimens)}>
      {(_, state) => {
        const specimen = specimens[state];
        return specimen && <AdvertCard {...specimen} />;
      }}
    </SpecimenSheet>
  ),
};

/** As tall as its neighbours, and plainly none of them. */
export const AmongMembers: Story = {
  render: () => (
    <MemberGrid>
      {['Nora', 'Mila'].map((name) => (
        <li key={name}>
          <MemberCard href="/members/nora" name={name} age={41} portrait={{ src: drawnPortrait(name), alt: '' }} />
        </li>
      ))}
      <li>
        <AdvertCard {...live} />
      </li>
    </MemberGrid>
  ),
};
