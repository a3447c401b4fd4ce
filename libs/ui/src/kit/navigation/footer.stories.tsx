import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SpecimenSheet } from '@parlour/testing/stories';
import { Footer, ShortFooter } from './footer.tsx';
import type { FooterColumn } from './footer.tsx';
import { Logo } from '../layout/logo.tsx';
import { Text } from '../layout/type.tsx';

const meta = { title: 'Kit/Navigation/Footer', component: Footer } satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj;

const short: readonly FooterColumn[] = [
  {
    title: 'Help',
    links: [
      { href: '/help', label: 'Questions' },
      { href: '/contact', label: 'Contact' },
    ],
  },
  {
    title: 'Money',
    links: [
      { href: '/credits', label: 'Prices' },
      { href: '/refund', label: 'Refunds' },
    ],
  },
  {
    title: 'Law',
    links: [
      { href: '/terms', label: 'Terms' },
      { href: '/privacy', label: 'Privacy' },
    ],
  },
];
const long: readonly FooterColumn[] = [
  {
    title: 'Hilfestellungen',
    links: [
      { href: '/help', label: 'Häufig gestellte Fragen' },
      { href: '/contact', label: 'Kontaktmöglichkeiten' },
    ],
  },
  { title: 'Zahlungsangelegenheiten', links: [{ href: '/credits', label: 'Guthabenübersicht' }] },
  {
    title: 'Rechtliches',
    links: [
      { href: '/terms', label: 'Allgemeine Geschäftsbedingungen' },
      { href: '/privacy', label: 'Datenschutzerklärung' },
    ],
  },
];

const about = (
  <>
    <Logo name="Parlour" />
    <p>A calm place to meet somebody.</p>
  </>
);
const legal = (
  <Text $size="tiny" $tone="onDeepQuiet">
    Parlour Ltd · 1 Example Street · Some profiles are fictional
  </Text>
);

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={['short', 'without legal', 'long words']} states={['as wide as its room']}>
      {(kind) => (
        <div lang={kind === 'long words' ? 'de' : undefined}>
          <Footer
            label={`More, ${kind}`}
            about={about}
            columns={kind === 'long words' ? long : short}
            legal={kind === 'without legal' ? undefined : legal}
          />
        </div>
      )}
    </SpecimenSheet>
  ),
};

export const FullBleed: Story = {
  render: () => <Footer label="More about this site" about={about} columns={short} legal={legal} />,
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole('link'))
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const ShortSheet: Story = {
  render: () => (
    <SpecimenSheet variants={['short', 'long words']} states={['as wide as its room']}>
      {(kind) => (
        <div lang={kind === 'long words' ? 'de' : undefined}>
          <ShortFooter
            label={`More in one line, ${kind}`}
            links={(kind === 'long words' ? long : short).flatMap(({ links }) => links)}
            disclaimer="For adults. 18 and over. Fictional profiles are marked as such, on the card and in the chat."
          />
        </div>
      )}
    </SpecimenSheet>
  ),
};
