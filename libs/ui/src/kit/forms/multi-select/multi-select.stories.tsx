import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SpecimenSheet } from '@parlour/testing/stories';
import { fieldIn, fieldStates } from '../../../testing/field-specimens.ts';
import { Wrap } from '../../layout/layout.tsx';
import { MultiSelect } from './multi-select.tsx';
import type { MultiSelectProps } from './multi-select.tsx';

const meta = { title: 'Kit/Forms/Multi-select', component: MultiSelect } satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj;

const options = [
  'Baking',
  'Cafés',
  'Gardening',
  'Motorcycles',
  'Sailing',
  'Sehenswürdigkeitenbesichtigungen',
  'Yoga',
].map((label) => ({ value: label, label }));
const words: MultiSelectProps['words'] = {
  chosen: (count) => (count === 0 ? 'Any interest' : `${count} chosen`),
  search: 'Search interests',
  nothingFound: 'Nothing found',
  remove: 'Remove',
};
const values = { nothing: [], some: ['Cafés', 'Yoga'], all: options.map(({ value }) => value) };

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={['nothing', 'some', 'all']} states={fieldStates}>
      {(chosen, state) => (
        <MultiSelect {...fieldIn(state, 'Interests')} options={options} defaultValue={values[chosen]} words={words} />
      )}
    </SpecimenSheet>
  ),
};

export const Open: Story = {
  render: () => (
    <Wrap $narrow>
      <MultiSelect label="Interests" options={options} defaultValue={values.some} words={words} />
    </Wrap>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('2 chosen'));
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{ArrowDown} ');
    await expect(canvas.getByRole('checkbox', { name: 'Baking' })).toBeChecked();
    await expect(canvas.getByText('3 chosen')).toBeVisible();
  },
};

/** As many as may be: the others rest. */
export const Full: Story = {
  render: () => (
    <Wrap $narrow>
      <MultiSelect label="Interests" options={options} defaultValue={values.some} most={2} words={words} />
    </Wrap>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('2 chosen'));
    await expect(canvas.getByRole('checkbox', { name: 'Baking' })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: 'Yoga' })).toBeEnabled();
  },
};

export const NothingFound: Story = {
  render: () => (
    <Wrap $narrow>
      <MultiSelect label="Interests" options={options} words={words} />
    </Wrap>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Any interest'));
    await userEvent.type(canvas.getByRole('searchbox'), 'quidditch');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found');
  },
};

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  args: { ...fieldIn('hint', 'Interests'), options, defaultValue: values.some, most: 3, words, disabled: false },
};
