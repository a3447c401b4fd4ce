import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecimenSheet } from '@parlour/testing/stories';
import { MethodPicker, type MethodPickerProps } from './method-picker.tsx';

const methods: MethodPickerProps['methods'] = [
  { value: 'ideal', name: 'iDEAL', mark: 'iD', fee: 'no costs' },
  { value: 'creditcard', name: 'Credit card', mark: 'CC', fee: '+ €0.35' },
  { value: 'sepa', name: 'SEPA direct debit', mark: 'SE', fee: 'no costs' },
];

const specimens: Record<string, Partial<MethodPickerProps>> = {
  'nothing chosen': {},
  chosen: { defaultValue: 'creditcard' },
  error: { error: 'Choose how you want to pay.' },
  'one method': { methods: methods.slice(0, 1), defaultValue: 'ideal' },
  'long words': {
    methods: methods.map((method) => ({
      ...method,
      name: `${method.name} über Banküberweisungsdienstleister`,
      fee: '+ 1 234,90 zł',
    })),
  },
};

const meta = { title: 'Kit/Payments/Method picker', component: MethodPicker } satisfies Meta<typeof MethodPicker>;
export default meta;
type Story = StoryObj;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={Object.keys(specimens)} states={['in the page']}>
      {(variant) => (
        <div>
          <MethodPicker legend="Ways to pay" name={`method ${variant}`} methods={methods} {...specimens[variant]} />
        </div>
      )}
    </SpecimenSheet>
  ),
};
