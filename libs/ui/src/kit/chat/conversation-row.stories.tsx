import { Archive, Ellipsis } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { drawnPortrait, SpecimenSheet } from '@parlour/testing/stories';
import { ConversationRow, type ConversationRowProps } from './conversation-row.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Menu } from '../actions/menu.tsx';

const nora: ConversationRowProps = {
  href: '/chats/nora',
  name: 'Nora',
  avatar: { src: drawnPortrait('Nora') },
  last: 'See you on Thursday, then!',
  time: { text: '21:40', dateTime: '2026-11-21T20:40:00.000Z' },
  unread: { count: 0, label: '' },
};

const specimens: Record<string, Partial<ConversationRowProps>> = {
  read: {},
  unread: { unread: { count: 3, label: '3 unread messages' } },
  'very unread': { unread: { count: 120, label: '120 unread messages' } },
  online: { avatar: { ...nora.avatar, onlineLabel: 'online now' } },
  typing: { last: 'is typing …' },
  muted: { mutedLabel: 'Muted', unread: { count: 2, label: '2 unread messages' } },
  current: { current: true, avatar: { ...nora.avatar, onlineLabel: 'online now' } },
  'current, muted': { current: true, mutedLabel: 'Muted' },
  'nothing said yet': { last: '', time: undefined, avatar: { state: 'missing' } },
  'with menu': {
    menu: (
      <Menu label="Nora" entries={[{ label: 'Archive', glyph: Archive, onSelect: () => {} }]}>
        {(trigger) => <IconButton {...trigger} label="More about Nora" glyph={Ellipsis} />}
      </Menu>
    ),
  },
  disclosed: { disclosed: 'Fictional profile' },
  'disclosed, long name': { name: 'Emma-Charlotte Wolkenstein-Hohenstaufen', disclosed: 'Fictional profile · Demo' },
  'long words': {
    name: 'Emma-Charlotte Wolkenstein-Hohenstaufen',
    last: 'Das Donaudampfschifffahrtsgesellschaftsmuseum hat sonntags bis sechs offen.',
    time: { text: 'Mittwoch', dateTime: '2026-11-18' },
    unread: { count: 1, label: '1 ungelesene Nachricht' },
  },
};

const meta = { title: 'Kit/Chat/Conversation row', component: ConversationRow } satisfies Meta<typeof ConversationRow>;
export default meta;
type Story = StoryObj;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={['row']} states={Object.keys(specimens)}>
      {(_, state) => <ConversationRow {...nora} {...specimens[state]} />}
    </SpecimenSheet>
  ),
};

/** The time has its line, and takes no room of the one below it. */
export const WholeLine: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      <ConversationRow {...nora} time={{ text: 'vorgestern', dateTime: '2026-11-19' }} />
      <ConversationRow {...nora} {...specimens['long words']} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const endOf = (text: string) => canvas.getByText(text).getBoundingClientRect().right;
    await expect(endOf('See you on Thursday, then!')).toBeCloseTo(endOf('vorgestern'));
    await expect(endOf('Mittwoch')).toBeCloseTo(endOf('vorgestern'));
    for (const row of canvas.getAllByRole('link')) await expect(row.scrollWidth).toBe(row.clientWidth);
  },
};

export const Playground: StoryObj<typeof meta> = {
  args: { ...nora, unread: { count: 3, label: '3 unread messages' }, current: false, disclosed: '' },
};
