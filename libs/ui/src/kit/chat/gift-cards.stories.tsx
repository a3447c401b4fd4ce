import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SpecimenSheet, storyGifts } from '@parlour/testing/stories';
import { GiftCards, GiftCardsSkeleton, type GiftCard } from './gift-cards.tsx';

const gifts: GiftCard[] = storyGifts.map(({ id, name, image, cost }) => ({
  value: id,
  name,
  picture: image,
  price: { credits: `${cost} credits`, money: `€${(cost * 0.09).toFixed(2)}` },
}));

const specimens: Record<string, { gifts: readonly GiftCard[]; chosen?: string }> = {
  'none chosen': { gifts: gifts.slice(0, 6) },
  'one chosen': { gifts: gifts.slice(0, 3), chosen: 'rose' },
  free: { gifts: gifts.slice(0, 1).map((gift) => ({ ...gift, price: { credits: 'Free' } })) },
  'long words': {
    gifts: gifts.slice(-2).map((gift) => ({
      ...gift,
      name: 'Heißluftballonfahrtgutschein',
      price: { credits: '1.250 Guthabenpunkte', money: '112,50 €' },
    })),
  },
};

function Choosing({ gifts: offered, chosen = '' }: { gifts: readonly GiftCard[]; chosen?: string }) {
  const [value, choose] = useState(chosen);
  return <GiftCards legend="Gifts" name={`gift-${offered.length}`} gifts={offered} value={value} onChange={choose} />;
}

const meta = { title: 'Kit/Chat/Gift cards', component: GiftCards } satisfies Meta<typeof GiftCards>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={['gift cards']} states={[...Object.keys(specimens), 'waiting']}>
      {(_, state) => (state === 'waiting' ? <GiftCardsSkeleton count={6} /> : <Choosing {...specimens[state]!} />)}
    </SpecimenSheet>
  ),
};
/** Nothing moves when the gifts arrive. */
export const AsHighAsWhatItStandsFor: Story = {
  render: () => (
    <>
      <GiftCardsSkeleton count={1} />
      <Choosing gifts={gifts.slice(0, 1)} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const card = (await canvas.findByRole('radio')).closest('label')!;
    const skeleton = canvasElement.querySelector('[aria-hidden]')!;
    await expect(card.offsetHeight - skeleton.getBoundingClientRect().height).toBeCloseTo(0, 0);
  },
};
/** One group to the keyboard: Tab enters it once, the arrows choose. */
export const Keyboard: Story = {
  render: () => <Choosing gifts={gifts} chosen="rose" />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(canvasElement).getByRole('radio', { name: /^Coffee/ })).toBeChecked();
  },
};
