import { Heart, Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { drawnPortrait, SpecimenSheet } from '@parlour/testing/stories';
import { EmptyState } from '../../feedback/empty-state.tsx';
import { LinkButton } from '../../actions/link-button.tsx';
import { Wrap } from '../../layout/layout.tsx';
import { SwipeCard, type SwipeCardProps } from './swipe-card.tsx';
import { SwipeDeck, type SwipeDeckCard, type SwipeDeckLabels, type SwipeDeckProps } from './swipe-deck.tsx';
import { Tag } from '../../labels/tag.tsx';

function cardOf(name: string, age: number, changes: Partial<SwipeDeckCard> = {}): SwipeDeckCard {
  return {
    id: name,
    name,
    age,
    place: 'Utrecht',
    band: { label: 'online now', online: true },
    portrait: { src: drawnPortrait(name), alt: `Photo of ${name}` },
    profile: { href: `/members/${name}`, label: `Open the profile of ${name}` },
    ...changes,
  };
}

const round = [
  cardOf('Claire', 52, { verifiedLabel: 'Photo verified' }),
  cardOf('Ida', 38, { portrait: { src: drawnPortrait('Ida'), alt: 'Photo of Ida', ground: 3 } }),
  cardOf('Amara', 36, { portrait: { src: drawnPortrait('Amara'), alt: 'Photo of Amara', ground: 2 } }),
  cardOf('Sofia', 44),
];

const labels: SwipeDeckLabels = {
  deck: 'Today’s round',
  choices: 'Your choice',
  choice: { pass: 'Pass', later: 'Later', like: 'Like' },
  keys: 'Left arrow passes, down arrow puts off, right arrow likes, up arrow opens the profile.',
  chosen: (choice, card, next) => `${labels.choice[choice]}: ${card.name}. ${next ? `Next: ${next.name}` : 'The end.'}`,
  returned: (card) => `${card.name} is back.`,
};

/** What a page does with the deck: it takes cards off, and puts the last one back. */
function Round({ cards, ...rest }: SwipeDeckProps) {
  const [left, setLeft] = useState(cards);
  const [gone, setGone] = useState<readonly SwipeDeckCard[]>([]);
  const [last] = gone;
  const undo = () => {
    if (last) setLeft([last, ...left]);
    setGone(gone.slice(1));
  };
  return (
    <SwipeDeck
      {...rest}
      cards={left}
      onChoose={(id, choice) => {
        setGone([...left.filter((card) => card.id === id), ...gone]);
        setLeft(left.filter((card) => card.id !== id));
        rest.onChoose(id, choice);
      }}
      undo={{ label: 'Undo', onUndo: undo, unavailable: !last }}
    />
  );
}

const meta = {
  title: 'Kit/Members/Swipe deck',
  component: SwipeDeck,
  args: {
    cards: round,
    labels,
    onChoose: () => {},
    children: (
      <EmptyState
        glyph={Sparkles}
        title="That was today’s round"
        action={<LinkButton href="/members">Members</LinkButton>}
      >
        New people come every day.
      </EmptyState>
    ),
  },
  render: (args) => (
    <Wrap>
      <Round {...args} />
    </Wrap>
  ),
} satisfies Meta<typeof SwipeDeck>;
export default meta;
type Story = StoryObj<typeof meta>;

const specimens: Record<string, Partial<SwipeCardProps>> = {
  shown: {},
  'verified, away': { verifiedLabel: 'Photo verified', band: { label: 'this week', online: false } },
  tags: {
    tags: (
      <>
        <Tag tone="action" glyph={Heart}>
          Likes you
        </Tag>
        <Tag>Fictional profile</Tag>
      </>
    ),
  },
  'missing, name and age only': {
    place: undefined,
    band: undefined,
    profile: undefined,
    portrait: { state: 'missing', alt: 'No photo yet' },
  },
  loading: { portrait: { state: 'loading', alt: '' } },
  'long words': {
    name: 'Emma-Charlotte Wolkenstein',
    place: 'Villingen-Schwenningen',
    band: { label: 'in dieser Woche hier gewesen', online: false },
    verifiedLabel: 'Echtheit bestätigt',
  },
};

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={['card']} states={Object.keys(specimens)}>
      {(_, state) => {
        const { id: _id, ...face } = cardOf('Ida', 38, specimens[state]);
        return (
          <div style={{ height: 400 }}>
            <SwipeCard {...face} />
          </div>
        );
      }}
    </SpecimenSheet>
  ),
};

/** What passes and likes is drawn larger than what only puts off; the picture of the card leads to the profile. */
export const Deck: Story = {
  play: async ({ canvasElement }) => {
    const choices = within(canvasElement).getByRole('group', { name: 'Your choice' });
    const widths = [...choices.querySelectorAll('svg')].map((glyph) => glyph.getBoundingClientRect().width);
    await expect(widths).toEqual([28, 22, 28]);
    const { x, y, width, height } = topCard(canvasElement).getBoundingClientRect();
    const link = within(canvasElement).getByRole('link', { name: 'Open the profile of Claire' });
    await expect(document.elementFromPoint(x + width / 2, y + height / 3)).toBe(link);
  },
};
export const LastCard: Story = { args: { cards: round.slice(0, 1) } };
export const NobodyLeft: Story = { args: { cards: [] } };
export const LikesSpent: Story = { args: { likesSpent: 'No likes left today. New ones come at 00:00.' } };
export const LongWords: Story = {
  args: {
    cards: [cardOf('Emma-Charlotte Wolkenstein', 63, specimens['long words'])],
    labels: { ...labels, choice: { pass: 'Überspringen', later: 'Später ansehen', like: 'Gefällt mir' } },
    likesSpent: 'Heute sind keine Gefällt-mir-Angaben mehr übrig. Neue gibt es um Mitternacht.',
  },
};

/** Held by a finger, so far to the right that letting go would like. */
export const Leaning: Story = {
  play: async ({ canvasElement }) => {
    const top = topCard(canvasElement);
    await fireEvent.pointerDown(top, { ...finger, clientX: 200, clientY: 300 });
    await fireEvent.pointerMove(top, { ...finger, clientX: 340, clientY: 310 });
  },
};

export const Dragged: Story = {
  play: async ({ canvasElement }) => {
    const deck = within(canvasElement);
    const top = topCard(canvasElement);
    await fireEvent.pointerDown(top, { ...finger, clientX: 200, clientY: 300 });
    await fireEvent.pointerMove(top, { ...finger, clientX: 220, clientY: 300 });
    await fireEvent.pointerUp(top, { ...finger, clientX: 220, clientY: 300 });
    await expect(top.style.transform).toBe('');
    await fireEvent.pointerDown(top, { ...finger, clientX: 300, clientY: 300 });
    await fireEvent.pointerMove(top, { ...finger, clientX: 60, clientY: 310 });
    await fireEvent.pointerUp(top, { ...finger, clientX: 60, clientY: 310 });
    await waitFor(() => expect(deck.getByRole('status')).toHaveTextContent('Pass: Claire. Next: Ida'));
    await waitFor(() => expect(top).not.toBeInTheDocument());
  },
};

export const PlayedByKeys: Story = {
  play: async ({ canvasElement }) => {
    const deck = within(canvasElement);
    deck.getByRole('group', { name: 'Claire, 52, Utrecht, Photo verified' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(deck.getByRole('group', { name: 'Ida, 38, Utrecht' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await waitFor(() => expect(deck.getByRole('status')).toHaveTextContent('Pass: Amara. Next: Sofia'));
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(deck.getByRole('status')).toHaveTextContent('Amara is back.'));
    await waitFor(() => expect(deck.getByRole('group', { name: 'Amara, 36, Utrecht' })).toHaveFocus());
  },
};

const finger = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, pointerType: 'touch' };

function topCard(canvas: HTMLElement): HTMLElement {
  const card = canvas.querySelector<HTMLElement>('[data-swipe-deck] > [role=group] > :not([inert])');
  if (!card) throw new Error('There is no card on top');
  return card;
}
/** Tags stay on the picture, however large the words on the plate below it. */
export const LargeText: Story = {
  args: { cards: [cardOf('Claire', 52, specimens['tags'])] },
  globals: { text: 'twice as large', viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const tag = page.getByText('Likes you');
    await waitFor(() => expect(tag.offsetHeight).toBeGreaterThan(30));
    await expect(tag.getBoundingClientRect().bottom).toBeLessThan(
      page.getByRole('heading', { name: /Claire/ }).getBoundingClientRect().top,
    );
  },
};
