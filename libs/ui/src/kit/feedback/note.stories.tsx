import { Bell } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyOf, SpecimenSheet } from '@parlour/testing/stories';
import { Note, type NoteProps, type NoteTone } from './note.tsx';
import { StandaloneLink, TextLink } from '../actions/text-link.tsx';

const tones = everyOf<NoteTone>({ notice: true, action: true, success: true, danger: true });

const specimens: Record<string, NoteProps> = {
  'words only': { children: 'Nora gets your message as soon as your address is confirmed.' },
  'title and words': { title: 'Not confirmed yet', children: 'Nobody can reply before.' },
  'with a link': {
    children: (
      <>
        Nobody can reply before. <TextLink href="/activate">Send the mail again</TextLink>
      </>
    ),
  },
  'with an end': {
    title: 'Not confirmed yet',
    children: 'Nobody can reply before.',
    glyph: Bell,
    end: <StandaloneLink href="/activate">Send again</StandaloneLink>,
  },
  'long words': {
    title: 'Benachrichtigungseinstellungen',
    children: 'Rechtsschutzversicherungsgesellschaften bekommen keine Benachrichtigungen.',
    end: <StandaloneLink href="/activate">Einstellungen ansehen</StandaloneLink>,
  },
};

const meta = { title: 'Kit/Feedback/Note', component: Note } satisfies Meta<typeof Note>;
export default meta;
type Story = StoryObj;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={tones} states={Object.keys(specimens)}>
      {(tone, state) => <Note tone={tone} {...specimens[state]} />}
    </SpecimenSheet>
  ),
};

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  args: {
    tone: 'notice',
    glyph: Bell,
    title: 'Not confirmed yet',
    children: 'Nobody can reply before.',
    end: <StandaloneLink href="/activate">Send again</StandaloneLink>,
  },
};
