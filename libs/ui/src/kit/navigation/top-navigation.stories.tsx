import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, Menu } from 'lucide-react';
import { SpecimenSheet } from '@parlour/testing/stories';
import { navigationSpecimens } from '../../testing/navigation-specimens.tsx';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { LinkButton } from '../actions/link-button.tsx';
import { PlainLink } from './link.tsx';
import { Logo } from '../layout/logo.tsx';
import { TopNavigation } from './top-navigation.tsx';
import type { TopNavigationProps } from './top-navigation.tsx';

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
const kinds: Record<string, Omit<TopNavigationProps, 'label' | 'logo'>> = {
  visitor: { items: [], end: <Button tone="deep">Log in</Button> },
  'visitor, long words': { items: [], end: <Button tone="deep">Anmelden und weiterlesen</Button> },
  member: { items: navigationSpecimens.short, end: account },
  'member, long words': { items: navigationSpecimens['long words'], end: account },
  'installed app': {
    items: navigationSpecimens.short,
    back: <IconButton label="Back" glyph={ArrowLeft} look="deep" />,
    end: account,
  },
};

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={Object.keys(kinds)} states={['as wide as its room']}>
      {(kind) => <TopNavigation items={[]} {...kinds[kind]} label={`Main, ${kind}`} logo={logo} />}
    </SpecimenSheet>
  ),
};

export const FullBleed: Story = {
  render: () => <TopNavigation items={navigationSpecimens.short} label="Main" logo={logo} end={account} />,
};
