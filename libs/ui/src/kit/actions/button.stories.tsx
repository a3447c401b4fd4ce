import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { everyOf, SpecimenSheet } from '@parlour/testing/stories';
import type { ButtonLook } from './button-look.ts';
import { Button } from './button.tsx';
import { PriceTag } from '../payments/price-tag.tsx';

const tones = everyOf<NonNullable<ButtonLook['tone']>>({
  primary: true,
  secondary: true,
  soft: true,
  quiet: true,
  deep: true,
  bright: true,
  danger: true,
});
const sizes = everyOf<NonNullable<ButtonLook['size']>>({ medium: true, large: true });

const meta = { title: 'Kit/Actions/Button', component: Button } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={tones} states={[...sizes, 'pending', 'unavailable', 'long words']}>
      {(tone, state) => (
        <Button
          tone={tone}
          size={sizes.find((size) => size === state)}
          pending={state === 'pending'}
          pendingLabel="Sending"
          unavailable={state === 'unavailable'}
        >
          {state === 'long words' ? 'Benachrichtigungseinstellungen speichern' : 'Send'}
        </Button>
      )}
    </SpecimenSheet>
  ),
  /** A wait moves no neighbour, and what is unavailable keeps its ring of focus, which an opacity of the whole would fade. */
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: 'Send' });
    for (const [place] of tones.entries()) {
      const [medium, , pending, unavailable] = buttons.slice(place * 4);
      await waitFor(() => expect(pending!.offsetWidth).toBe(medium!.offsetWidth));
      await expect(getComputedStyle(unavailable!).opacity).toBe('1');
      await expect(getComputedStyle(unavailable!).color).not.toBe(getComputedStyle(medium!).color);
    }
  },
};

/** What an act costs stands with the act, beside its words or, where there is less room, below them. */
export const WithPrice: Story = {
  render: () => (
    <SpecimenSheet variants={tones} states={['beside', 'block', 'long words']}>
      {(tone, state) => (
        <Button tone={tone} block={state === 'block'}>
          {state === 'long words' ? 'Überraschungsgeschenk verschicken' : 'Send'}{' '}
          <PriceTag inline credits="10 credits" money="€0.90" />
        </Button>
      )}
    </SpecimenSheet>
  ),
};

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  args: {
    children: 'Send',
    tone: 'primary',
    size: 'medium',
    block: false,
    pending: false,
    pendingLabel: 'Sending',
    unavailable: false,
  },
};
