import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SpecimenSheet } from '@parlour/testing/stories';
import { fieldIn, fieldStates } from '../../../testing/field-specimens.ts';
import { PhoneField } from './phone-field.tsx';

const meta = { title: 'Kit/Forms/Phone field', component: PhoneField } satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj;

const countries = [
  { code: 'DE', name: 'Germany', prefix: '49', trunk: '0' },
  { code: 'IT', name: 'Italy', prefix: '39' },
  { code: 'IE', name: 'Ireland', prefix: '353', trunk: '0' },
] as const;
const numbers = { empty: undefined, German: '+4915112345678', Irish: '+353861234567' } as const;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={['empty', 'German', 'Irish']} states={fieldStates}>
      {(number, state) => (
        <PhoneField
          {...fieldIn(state, 'Phone number')}
          countries={countries}
          countryLabel="Country code"
          defaultValue={numbers[number]}
        />
      )}
    </SpecimenSheet>
  ),
};

export const FilledIn: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <form>
      <PhoneField label="Phone number" name="phone" countries={countries} countryLabel="Country code" />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const number = canvas.getByLabelText<HTMLInputElement>('Phone number');
    await userEvent.click(number);
    await userEvent.paste('+39 06 1234 5678');
    await expect(canvas.getByLabelText('Country code')).toHaveValue('IT');
    await expect(new FormData(number.form ?? undefined).get('phone')).toBe('+390612345678');
  },
};
