import { Gift, Image } from 'lucide-react';
import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { SpecimenSheet } from '@parlour/testing/stories';
import type { ComposerLimit } from './composer-limit.tsx';
import { Composer, type ComposerProps } from './composer.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { LinkButton } from '../actions/link-button.tsx';
import { Note } from '../feedback/note.tsx';

const tools = (
  <>
    <IconButton label="Send a photo" glyph={Image} />
    <IconButton label="Send a gift" glyph={Gift} />
  </>
);

const nora: ComposerProps = {
  label: 'Write to Nora',
  text: '',
  onText: () => {},
  onSend: () => {},
  sendLabel: 'Send',
  cost: { credits: '10 credits', money: '€0.90' },
  tools,
};

const atMost = (most: number): ComposerLimit => ({
  most,
  describe: (used) => `${used} of ${most} characters`,
  tooLong: `This message is too long. Use at most ${most} characters.`,
});

const specimens: Record<string, Partial<ComposerProps>> = {
  empty: {},
  written: { text: 'Good evening!' },
  'many lines': { text: 'Good evening!\nI read your profile twice.\nWhich walk would you show a visitor first?' },
  pending: { text: 'Good evening!', pending: { label: 'Sending' } },
  'nearly full': { text: 'Good evening!', limit: atMost(14) },
  'too long': { text: 'Good evening!', limit: atMost(5) },
  free: { text: 'Good evening!', cost: { credits: 'free' } },
  'no credits': {
    instead: (
      <LinkButton href="/credits" tone="primary">
        Get credits
      </LinkButton>
    ),
  },
  'an open tray': { tray: <Note tone="action">The photo tray</Note> },
  'long words': {
    label: 'Schreib Emma-Charlotte Wolkenstein eine Nachricht',
    cost: { credits: '10 Guthabenpunkte', money: '1 234,90 zł' },
    instead: <LinkButton href="/credits">Guthaben aufladen</LinkButton>,
  },
};

const meta = { title: 'Kit/Chat/Composer', component: Composer, args: nora } satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={['composer']} states={Object.keys(specimens)}>
      {(_, state) => (
        <div>
          <Composer {...nora} label={`Write to Nora, ${state}`} {...specimens[state]} />
        </div>
      )}
    </SpecimenSheet>
  ),
};

/** Where a keyboard is the main instrument, Enter sends and Shift with Enter makes a line. */
export const SentByEnter: Story = {
  args: { onSend: fn() },
  render: function Written(args) {
    const [text, setText] = useState('');
    return <Composer {...args} text={text} onText={setText} />;
  },
  play: async ({ canvasElement, args }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Write to Nora' });
    await userEvent.type(area, 'Good evening!{Shift>}{Enter}{/Shift}Nora');
    await expect(args.onSend).not.toHaveBeenCalled();
    // The key that ends a word of an input method, as Safari tells of it.
    await fireEvent.keyDown(area, { key: 'Enter', keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(area, '{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(area).toHaveValue('Good evening!\nNora');
  },
};

/** Where the words of a price have no room in one line, they break beside the button: it is never left alone below them. */
export const LongPriceOnAPhone: Story = {
  globals: { viewport: { value: 'smallest' } },
  args: { cost: { credits: 'Kostenlos', money: 'Noch 2 kostenlose Nachrichten' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const cost = page.getByText('Noch 2 kostenlose Nachrichten');
    await waitFor(() => expect(cost.offsetHeight).toBeGreaterThan(20));
    const { top, bottom, left } = page.getByRole('button', { name: 'Send' }).getBoundingClientRect();
    const words = cost.parentElement!.getBoundingClientRect();
    await expect(words.right).toBeLessThanOrEqual(left);
    await expect(words.top < bottom && words.bottom > top).toBe(true);
    const photo = page.getByRole('button', { name: 'Send a photo' }).getBoundingClientRect();
    await expect(photo.top < bottom && photo.bottom > top).toBe(true);
  },
};

/** A cost of several words breaks between them, and the box stays as wide as its room. */
export const LargeText: Story = {
  globals: { text: 'twice as large', viewport: { value: 'smallest' } },
  args: { cost: { credits: 'Kostenlos', money: 'Noch 2 kostenlose Nachrichten' } },
  play: async ({ canvasElement }) => {
    const cost = within(canvasElement).getByText('Noch 2 kostenlose Nachrichten');
    await waitFor(() => expect(cost.offsetHeight).toBeGreaterThan(60));
    await expect(cost.getBoundingClientRect().right).toBeLessThanOrEqual(
      within(canvasElement).getByRole('button', { name: 'Send' }).getBoundingClientRect().left,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Playground: Story = {
  parameters: { layout: 'padded' },
  args: { text: 'Good evening!', limit: atMost(400) },
};
