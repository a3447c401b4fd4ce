import { Tag, WifiOff } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { everyOf, SpecimenSheet } from '@parlour/testing/stories';
import { Banner, type BannerProps, type BannerTone } from './banner.tsx';
import { Stack } from '../layout/layout.tsx';
import { StandaloneLink } from '../actions/text-link.tsx';

const tones = everyOf<BannerTone>({ notice: true, action: true, danger: true });

const specimens = {
  words: { glyph: WifiOff, children: 'You are offline.' },
  'with a link': {
    glyph: Tag,
    children: (
      <>
        25% off your first purchase <StandaloneLink href="/credits">See the packages</StandaloneLink>
      </>
    ),
  },
  'can be put away': { glyph: WifiOff, children: 'You are offline.', dismiss: { label: 'Close', onDismiss: () => {} } },
  'long words': {
    glyph: Tag,
    children: (
      <>
        Willkommensrabatt für Neumitglieder auf alle Guthabenpakete{' '}
        <StandaloneLink href="/credits">Guthabenpakete ansehen</StandaloneLink>
      </>
    ),
    dismiss: { label: 'Schließen', onDismiss: () => {} },
  },
} satisfies Record<string, Omit<BannerProps, 'label'>>;
const states = everyOf<keyof typeof specimens>({
  words: true,
  'with a link': true,
  'can be put away': true,
  'long words': true,
});

const meta = { title: 'Kit/Surfaces/Banner', component: Banner } satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={tones} states={states}>
      {(tone, state) => <Banner label={`${tone}, ${state}`} tone={tone} {...specimens[state]} />}
    </SpecimenSheet>
  ),
};

/** As wide as the page. */
export const FullWidth: Story = {
  render: () => (
    <Stack $gap={2}>
      {tones.map((tone) => (
        <Banner key={tone} label={tone} tone={tone} {...specimens['long words']} />
      ))}
    </Stack>
  ),
  /** A ring around a link as high as the banner would lie below the bar above it. */
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getAllByRole('link')[0]!;
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).outlineOffset).toBe('-3px');
  },
};

export const Playground: StoryObj<typeof meta> = {
  args: { label: 'Connection', tone: 'notice', glyph: WifiOff, children: 'You are offline.' },
};
