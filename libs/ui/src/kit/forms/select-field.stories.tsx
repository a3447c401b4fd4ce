import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecimenSheet } from '@parlour/testing/stories';
import { fieldIn, fieldStates } from '../../testing/field-specimens.ts';
import { SelectField } from './select-field.tsx';

const meta = { title: 'Kit/Forms/Select field', component: SelectField } satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj;

const regions = [
  { value: 'DE-BE', label: 'Berlin' },
  { value: 'DE-MV', label: 'Mecklenburg-Vorpommern, Landkreis Vorpommern-Greifswald' },
];
const values = { empty: undefined, chosen: 'DE-BE', 'long option': 'DE-MV' } as const;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={['empty', 'chosen', 'long option']} states={fieldStates}>
      {(value, state) => (
        <SelectField
          {...fieldIn(state, 'Region')}
          options={regions}
          placeholder="Any region"
          defaultValue={values[value]}
        />
      )}
    </SpecimenSheet>
  ),
};

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  args: {
    ...fieldIn('hint', 'Region'),
    options: regions,
    placeholder: 'Any region',
    disabled: false,
  },
};
