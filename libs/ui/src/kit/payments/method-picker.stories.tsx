import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SpecimenSheet } from '@parlour/testing/stories';
import { MethodPicker, type MethodPickerProps } from './method-picker.tsx';

const methods: MethodPickerProps['methods'] = [
  { value: 'ideal', name: 'iDEAL', mark: 'iD', fee: 'no costs' },
  { value: 'creditcard', name: 'Credit card', mark: 'CC', fee: '+ €0.35' },
  { value: 'sepa', name: 'SEPA direct debit', mark: 'SE', fee: 'no costs' },
];

const specimens: Record<string, Partial<MethodPickerProps>> = {
  'nothing chosen': {},
  chosen: { value: 'creditcard' },
  'one method': { methods: methods.slice(0, 1), value: 'ideal' },
  'long words': {
    methods: methods.map((method) => ({
      ...method,
      name: `${method.name} über Banküberweisungsdienstleister`,
      fee: '+ 1 234,90 zł',
    })),
  },
};

function Chooser({ value: atFirst = '', ...picker }: Partial<MethodPickerProps> & { name: string }) {
  const [value, choose] = useState(atFirst);
  return <MethodPicker legend="Ways to pay" methods={methods} {...picker} value={value} onChange={choose} />;
}

const meta = { title: 'Kit/Payments/Method picker', component: MethodPicker } satisfies Meta<typeof MethodPicker>;
export default meta;
type Story = StoryObj;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={Object.keys(specimens)} states={['in the page']}>
      {(variant) => (
        <div>
          <Chooser name={`method ${variant}`} {...specimens[variant]} />
        </div>
      )}
    </SpecimenSheet>
  ),
};
