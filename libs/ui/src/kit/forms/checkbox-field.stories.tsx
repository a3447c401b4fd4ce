import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecimenSheet } from '@parlour/testing/stories';
import { fieldIn, fieldStates } from '../../testing/field-specimens.ts';
import { CheckboxField } from './checkbox-field.tsx';

const meta = { title: 'Kit/Forms/Checkbox field', component: CheckboxField } satisfies Meta<typeof CheckboxField>;
export default meta;
type Story = StoryObj;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={['open', 'ticked']} states={fieldStates.filter((state) => state !== 'optional')}>
      {(value, state) => {
        const { labelAside: _none, ...field } = fieldIn(state, 'I am over 18');
        return <CheckboxField {...field} defaultChecked={value === 'ticked'} />;
      }}
    </SpecimenSheet>
  ),
};

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  args: {
    label: 'I am over 18',
    hint: 'Others see this on your profile.',
    disabled: false,
  },
};
