import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnPortrait, SpecimenSheet } from '@parlour/testing/stories';
import { styled } from 'styled-components';
import { ArchPortrait } from '../members/arch-portrait.tsx';
import { Evening, EveningLead, Guests } from './evening.tsx';
import { Stack, Wrap } from './layout.tsx';
import { Display } from './type.tsx';

const meta = { title: 'Kit/Layout/Evening', component: Evening } satisfies Meta<typeof Evening>;
export default meta;
type Story = StoryObj;

const words = {
  short: ['Somebody is awake too.', 'Write to one of them; what it costs is shown beside the button.'],
  'long words': [
    'Freundschaftsanfragen für Nachtschwärmerinnen',
    'Datenschutzeinstellungen und Benachrichtigungszeiten bestimmst du selbst, jederzeit und ohne Begründung.',
  ],
} as const;

const Room = styled.div`
  padding-top: var(--space-6);

  &[data-empty='true'] {
    padding-bottom: var(--space-6);
  }
`;

const hero = (kind: keyof typeof words, guests: number) => (
  <Evening lang={kind === 'long words' ? 'de' : undefined}>
    <Wrap>
      <Room data-empty={guests === 0}>
        <Stack>
          <Display>{words[kind][0]}</Display>
          <EveningLead>{words[kind][1]}</EveningLead>
          {guests > 0 && (
            <Guests>
              {['Nora', 'Mila', 'Sofia', 'Emma-Charlotte', 'Ida'].slice(0, guests).map((name) => (
                <ArchPortrait key={name} src={drawnPortrait(name)} alt="" name={name} />
              ))}
            </Guests>
          )}
        </Stack>
      </Room>
    </Wrap>
  </Evening>
);

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={['short', 'long words']} states={['three guests', 'nobody']}>
      {(kind, state) => hero(kind, state === 'nobody' ? 0 : 3)}
    </SpecimenSheet>
  ),
};

export const FullBleed: Story = { render: () => hero('short', 5) };
