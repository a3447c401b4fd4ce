import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SpecimenSheet } from '@parlour/testing/stories';
import { fieldIn, fieldStates } from '../../../testing/field-specimens.ts';
import { DateField } from './date-field.tsx';

const meta = { title: 'Kit/Forms/Date field', component: DateField } satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj;

const orders = {
  'day first': ['day', 'month', 'year'],
  'month first': ['month', 'day', 'year'],
  'year first': ['year', 'month', 'day'],
} as const;
const parts = { day: ['Day', 'DD'], month: ['Month', 'MM'], year: ['Year', 'YYYY'] } as const;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet
      variants={['day first', 'month first', 'year first']}
      states={[...fieldStates.filter((state) => state !== 'disabled'), 'filled']}
    >
      {(order, state) => (
        <DateField
          {...fieldIn(state === 'filled' ? 'plain' : state, 'Date of birth')}
          order={orders[order]}
          parts={parts}
          defaultValue={state === 'filled' ? '1979-04-23' : undefined}
        />
      )}
    </SpecimenSheet>
  ),
};

/** Where large letters have no room in one line, the last part goes below the others. */
export const LargeText: Story = {
  parameters: { layout: 'padded' },
  globals: { viewport: { value: 'smallest' }, text: 'twice as large' },
  render: () => (
    <div style={{ width: 246 }}>
      <DateField label="Date of birth" name="dob" parts={parts} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [day, month, year] = ['Day', 'Month', 'Year'].map((name) => canvas.getByLabelText<HTMLInputElement>(name));
    await waitFor(() => expect(year!.offsetTop).toBeGreaterThan(day!.offsetTop));
    await expect(month!.offsetTop).toBe(day!.offsetTop);
    const letters = Number.parseFloat(getComputedStyle(day!).fontSize);
    for (const part of [day!, month!]) await expect(part.offsetWidth).toBeGreaterThan(2 * letters);
  },
};

export const TypedThrough: Story = {
  parameters: { layout: 'padded' },
  render: () => <DateField label="Date of birth" name="dob" parts={parts} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('23041979');
    await expect(canvas.getByLabelText('Day')).toHaveValue('23');
    await expect(canvas.getByLabelText('Year')).toHaveValue('1979');
    await expect(canvas.getByLabelText('Year')).toHaveFocus();
  },
};

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  argTypes: { order: { control: 'select', options: Object.keys(orders), mapping: orders } },
  args: { ...fieldIn('hint', 'Date of birth'), parts, separator: '/', defaultValue: '1979-04-23' },
};
