import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SpecimenSheet } from '@parlour/testing/stories';
import { Button } from '../actions/button.tsx';
import { PriceTag, type PriceTagProps } from './price-tag.tsx';

const prices: Record<string, PriceTagProps> = {
  'credits and money': { credits: '10 credits', money: '€0.90' },
  free: { credits: 'free' },
  'long words': { credits: '1.250 Guthabenpunkte', money: '1 234,90 zł' },
};

const meta = { title: 'Kit/Payments/Price tag', component: PriceTag } satisfies Meta<typeof PriceTag>;
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

/** On one line a dot stands between credits and money; on two there is none, neither behind the one nor before the other. */
export const BesideOrBelow: Story = {
  render: () => (
    <SpecimenSheet variants={['wide', 'narrow']} states={['10 credits']}>
      {(room, credits) => (
        <div data-testid={room} style={{ width: room === 'wide' ? '20rem' : '8.5rem' }}>
          <Button tone="primary" size="large" block>
            Message <PriceTag credits={credits} money={'SEK\u00a0119.00'} inline />
          </Button>
        </div>
      )}
    </SpecimenSheet>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const shown = (room: string) => {
      const button = within(page.getByTestId(room));
      const [credits, money] = [button.getByText('10 credits'), button.getByText(/^SEK/)];
      const top = (element: Element) => Math.round(element.getBoundingClientRect().top);
      const dot = credits.nextElementSibling;
      return {
        lines: top(credits) === top(money) ? 1 : 2,
        hasDot: /·/.test(money.textContent) || (dot !== money && dot!.getBoundingClientRect().width > 0),
      };
    };
    await expect(shown('wide')).toEqual({ lines: 1, hasDot: true });
    await expect(shown('narrow')).toEqual({ lines: 2, hasDot: false });
  },
};

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  args: {
    credits: '10 credits',
    money: '€0.90',
    inline: false,
  },
};
