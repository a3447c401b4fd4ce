import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecimenSheet } from '@parlour/testing/stories';
import { fieldIn, fieldStates } from '../../testing/field-specimens.ts';
import { TextField } from './text-field.tsx';

const meta = { title: 'Kit/Forms/Text field', component: TextField } satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj;

const values = { empty: undefined, filled: 'Nora Lindqvist-Hämäläinen' } as const;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={['empty', 'filled']} states={fieldStates}>
      {(value, state) => <TextField {...fieldIn(state, 'Name')} placeholder="Nora" defaultValue={values[value]} />}
    </SpecimenSheet>
  ),
};

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  args: {
    ...fieldIn('hint', 'Name'),
    placeholder: 'Nora',
    disabled: false,
  },
};
