import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecimenSheet } from '@parlour/testing/stories';
import { Button } from './button.tsx';
import { PriceTag, type PriceTagProps } from './price-tag.tsx';

const prices: Record<string, PriceTagProps> = {
  'credits and money': { credits: '10 credits', money: '€0.90' },
  free: { credits: 'free' },
  'long words': { credits: '1.250 Guthabenpunkte', money: '1 234,90 zł' },
};

const meta = { title: 'Kit/Money/Price tag', component: PriceTag } satisfies Meta<typeof PriceTag>;
export default meta;
type Story = StoryObj;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={['beside an act', 'inside a button']} states={Object.keys(prices)}>
      {(place, state) => {
        const price = prices[state] ?? { credits: state };
        if (place === 'beside an act') return <PriceTag {...price} />;
        return (
          <Button tone="primary" block>
            Message <PriceTag {...price} inline />
          </Button>
        );
      }}
    </SpecimenSheet>
  ),
};
