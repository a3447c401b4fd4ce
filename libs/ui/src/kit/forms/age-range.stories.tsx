import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecimenSheet } from '@parlour/testing/stories';
import { AgeRange } from './age-range.tsx';

const meta = { title: 'Kit/Forms/Age range', component: AgeRange } satisfies Meta<typeof AgeRange>;
export default meta;
type Story = StoryObj;

const ranges = {
  'whole range': { low: 18, high: 99 },
  narrower: { low: 35, high: 52 },
  'one year': { low: 60, high: 60 },
  'at the end': { low: 99, high: 99 },
} as const;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={['whole range', 'narrower', 'one year', 'at the end']} states={['plain', 'long words']}>
      {(range, state) => (
        <AgeRange
          legend={state === 'long words' ? 'Altersunterschiedsbegrenzung' : 'Age'}
          labels={{ low: 'Youngest', high: 'Oldest' }}
          names={{ low: 'min_age', high: 'max_age' }}
          least={18}
          most={99}
          defaultValue={ranges[range]}
        />
      )}
    </SpecimenSheet>
  ),
};
