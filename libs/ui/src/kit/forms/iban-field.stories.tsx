import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SpecimenSheet } from '@parlour/testing/stories';
import { fieldIn, fieldStates } from '../../testing/field-specimens.ts';
import { IbanField } from './iban-field.tsx';

const meta = { title: 'Kit/Forms/IBAN field', component: IbanField } satisfies Meta<typeof IbanField>;
export default meta;
type Story = StoryObj;

const numbers = {
  empty: undefined,
  begun: 'DE4450',
  German: 'DE44500105175407324931',
  longest: 'MT84MALT011000012345MTLCAST001SXYZ',
} as const;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={['empty', 'begun', 'German', 'longest']} states={fieldStates}>
      {(number, state) => (
        <IbanField
          {...fieldIn(state, 'IBAN')}
          placeholder="DE00 0000 0000 0000 0000 00"
          defaultValue={numbers[number]}
        />
      )}
    </SpecimenSheet>
  ),
};

export const MendedInTheMiddle: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <form>
      <IbanField label="IBAN" name="iban" defaultValue="DE44001051754" />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>('IBAN');
    await userEvent.type(input, '50', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    await expect(input).toHaveValue('DE44 5000 1051 754');
    await expect(input.selectionStart).toBe(7);
    await expect(new FormData(input.form ?? undefined).get('iban')).toBe('DE4450001051754');
  },
};
