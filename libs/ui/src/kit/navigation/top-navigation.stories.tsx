import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, Menu } from 'lucide-react';
import { SpecimenSheet } from '@parlour/testing/stories';
import { navigationSpecimens } from '../../testing/navigation-specimens.tsx';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { LinkButton } from '../actions/link-button.tsx';
import { PlainLink } from './link.tsx';
import { Logo } from '../layout/logo.tsx';
import { TopNavigation, type TopNavigationProps } from './top-navigation.tsx';
import { TopPlaces } from './top-places.tsx';

const meta = { title: 'Kit/Navigation/Top navigation', component: TopNavigation } satisfies Meta<typeof TopNavigation>;
export default meta;
type Story = StoryObj;

const logo = (
  <PlainLink href="/">
    <Logo name="Parlour" />
  </PlainLink>
);
const account = (
  <>
    <LinkButton tone="deep" href="/credits">
      240
    </LinkButton>
    <IconButton label="Account" glyph={Menu} look="deep" />
  </>
);
const placesOf = (words: keyof typeof navigationSpecimens, label = 'Main') => (
  <TopPlaces label={label} items={navigationSpecimens[words]} />
);
const kinds: Record<string, Omit<TopNavigationProps, 'logo'>> = {
  visitor: { end: <Button tone="deep">Log in</Button> },
  'visitor, long words': { end: <Button tone="deep">Anmelden und weiterlesen</Button> },
  member: { places: placesOf('short', 'Main, member'), end: account },
  'member, long words': { places: placesOf('long words', 'Main, long words'), end: account },
  'installed app': {
    places: placesOf('short', 'Main, installed app'),
    back: <IconButton label="Back" glyph={ArrowLeft} look="deep" />,
    end: account,
  },
};

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={Object.keys(kinds)} states={['as wide as its room']}>
      {(kind) => <TopNavigation {...kinds[kind]} logo={logo} />}
    </SpecimenSheet>
  ),
};

export const FullBleed: Story = {
  render: () => <TopNavigation places={placesOf('short')} logo={logo} end={account} />,
};
