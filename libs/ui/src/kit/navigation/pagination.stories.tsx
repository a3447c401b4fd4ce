import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SpecimenSheet } from '@parlour/testing/stories';
import { Pagination } from './pagination.tsx';

const places: Record<string, { current: number; last: number }> = {
  'one page: nothing': { current: 1, last: 1 },
  'first of two': { current: 1, last: 2 },
  'first of many': { current: 1, last: 53 },
  'in the middle': { current: 27, last: 53 },
  'last of many': { current: 53, last: 53 },
  'four digits': { current: 1249, last: 1250 },
  'four digits in the middle': { current: 625, last: 1250 },
  'all of five': { current: 3, last: 5 },
  'four of five': { current: 4, last: 5 },
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

/** On the smallest phone each of them is one line, of cells that a finger meets, with the ends and the current page in it. */
export const OnThePhone: Story = {
  ...Sheet,
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    for (const pages of within(canvasElement).getAllByRole('navigation')) {
      const cells = within(pages).getAllByRole('link');
      const boxes = cells.map((cell) => cell.getBoundingClientRect());
      await expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
      await expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThanOrEqual(44);
    }
    const middle = within(within(canvasElement).getByRole('navigation', { name: 'Pages, in the middle' }));
    await expect(
      middle.getAllByRole('link').map((cell) => cell.getAttribute('aria-label') ?? cell.textContent),
    ).toEqual(['Previous page', 'Page 1', 'Page 27', 'Page 53', 'Next page']);
  },
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
