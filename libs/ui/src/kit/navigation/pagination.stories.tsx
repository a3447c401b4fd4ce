import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecimenSheet } from '@parlour/testing/stories';
import { Pagination } from './pagination.tsx';

const places: Record<string, { current: number; last: number }> = {
  'one page: nothing': { current: 1, last: 1 },
  'first of two': { current: 1, last: 2 },
  'first of many': { current: 1, last: 53 },
  'in the middle': { current: 27, last: 53 },
  'last of many': { current: 53, last: 53 },
  'four digits': { current: 1249, last: 1250 },
};

const meta = { title: 'Kit/Navigation/Pagination', component: Pagination } satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={Object.keys(places)} states={['in the page']}>
      {(variant) => (
        <Pagination
          {...(places[variant] ?? { current: 1, last: 1 })}
          label={`Pages, ${variant}`}
          hrefOf={(page) => `/members?page=${page}`}
          labels={{ previous: 'Previous page', next: 'Next page', page: (page) => `Page ${page}` }}
        />
      )}
    </SpecimenSheet>
  ),
};

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  args: {
    label: 'Pages of results',
    current: 27,
    last: 53,
    hrefOf: (page) => `/members?page=${page}`,
    labels: { previous: 'Previous page', next: 'Next page', page: (page) => `Page ${page}` },
  },
};
