import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecimenSheet } from '@parlour/testing/stories';
import { fieldIn, fieldStates } from '../../testing/field-specimens.ts';
import { DateField } from './date/date-field.tsx';
import { Field } from './field.tsx';
import { FieldPair } from '../layout/layout.tsx';
import { TextField, TextInput } from './text-field.tsx';

const meta = { title: 'Kit/Forms/Field', component: Field } satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj;

const parts = { day: ['Day', 'DD'], month: ['Month', 'MM'], year: ['Year', 'YYYY'] } as const;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={['a control of your own', 'a pair']} states={fieldStates}>
      {(variant, state) => {
        const { disabled, ...texts } = fieldIn(state, 'Name');
        return variant === 'a pair' ? (
          <FieldPair>
            <TextField {...texts} disabled={disabled} />
            <DateField label="Date of birth" parts={parts} />
          </FieldPair>
        ) : (
          <Field {...texts}>{(control) => <TextInput {...control} type="number" disabled={disabled} />}</Field>
        );
      }}
    </SpecimenSheet>
  ),
};
