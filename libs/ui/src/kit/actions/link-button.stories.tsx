import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyOf, SpecimenSheet } from '@parlour/testing/stories';
import type { ButtonSize, ButtonTone } from './button-look.ts';
import { LinkButton } from './link-button.tsx';

const meta = { title: 'Kit/Actions/Link button', component: LinkButton } satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj;

const tones = everyOf<ButtonTone>({
  primary: true,
  secondary: true,
  soft: true,
  quiet: true,
  deep: true,
  bright: true,
  danger: true,
});
const sizes = everyOf<ButtonSize>({ medium: true, large: true });

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={tones} states={[...sizes, 'block', 'long words']}>
      {(tone, state) => (
        <LinkButton href="/credits" tone={tone} size={sizes.find((size) => size === state)} block={state === 'block'}>
          {state === 'long words' ? 'Zahlungsmöglichkeiten und Guthabenübersicht' : 'Get credits'}
        </LinkButton>
      )}
    </SpecimenSheet>
  ),
};

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  args: {
    children: 'Get credits',
    href: '/credits',
    tone: 'primary',
    size: 'medium',
    block: false,
  },
};
