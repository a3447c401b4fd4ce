import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { everyOf, SpecimenSheet } from '@parlour/testing/stories';
import { Stack } from './layout.tsx';
import { Display, Heading, Lead, Subheading, Text, Title } from './type.tsx';
import type { TextSize, TextTone } from './type.tsx';

const meta = { title: 'Kit/Layout/Type', component: Text } satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj;

const roles = { Display, Title, Heading, Subheading, Lead, Text } as const;
const words = {
  short: 'Good evening, Nora',
  sentence: 'Write to somebody today; what it costs is shown beside the button.',
  'long words': 'Freundschaftsanfragen und Benachrichtigungseinstellungen für Überraschungsgeschenke',
  figures: '0123456789 · 1,204 members · €0.90 · ÄÖÜß ÅÆØ éèñ Łódź',
} as const;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet
      variants={['Display', 'Title', 'Heading', 'Subheading', 'Lead', 'Text']}
      states={['short, sentence, long words, figures']}
    >
      {(role) => {
        const Role = roles[role];
        return (
          <Stack>
            {Object.entries(words).map(([name, text]) => (
              <Role key={name}>{text}</Role>
            ))}
          </Stack>
        );
      }}
    </SpecimenSheet>
  ),
};

const sizes = everyOf<TextSize>({ body: true, small: true, tiny: true });
const tones = everyOf<TextTone>({ plain: true, quiet: true, danger: true, success: true, onDeepQuiet: true });

const Ground = styled.div`
  &[data-tone='onDeepQuiet'] {
    padding: var(--space-4);
    background: var(--color-deep);
  }
`;

export const Sizes: Story = {
  render: () => (
    <SpecimenSheet variants={tones} states={[...sizes, 'strong']}>
      {(tone, state) => (
        <Ground data-tone={tone}>
          <Text $tone={tone} $size={sizes.find((size) => size === state)} $strong={state === 'strong'}>
            {words.sentence}
          </Text>
        </Ground>
      )}
    </SpecimenSheet>
  ),
};
