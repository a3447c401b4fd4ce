import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecimenSheet } from '@parlour/testing/stories';
import { fieldIn, fieldStates } from '../../testing/field-specimens.ts';
import { TextArea } from './text-area.tsx';

const meta = { title: 'Kit/Forms/Text area', component: TextArea } satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj;

const texts = {
  empty: undefined,
  filled:
    'I bake too much bread on Sundays and am looking for somebody who eats it. Long walks, short messages, honest answers.',
  'too long': 'Donaudampfschifffahrtsgesellschaft. '.repeat(9),
} as const;
const describe = (used: number, most: number) => `${used} of ${most} characters`;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={['empty', 'filled', 'too long']} states={[...fieldStates, 'counter']}>
      {(text, state) => (
        <TextArea
          {...(state === 'counter'
            ? { label: 'About you', counter: { most: 300, describe } }
            : fieldIn(state, 'About you'))}
          placeholder="A sentence or two"
          defaultValue={texts[text]}
        />
      )}
    </SpecimenSheet>
  ),
};

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  args: {
    ...fieldIn('hint', 'About you'),
    placeholder: 'A sentence or two',
    rows: 3,
    disabled: false,
  },
};
