import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SpecimenSheet } from '@parlour/testing/stories';
import { Wrap } from '../layout/layout.tsx';
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

const words = {
  label: 'Pages of results',
  hrefOf: (page: number) => `/members?page=${page}`,
  labels: { previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${page}` },
};

const meta = { title: 'Kit/Navigation/Pagination', component: Pagination } satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={Object.keys(places)} states={['in the page']}>
      {(variant) => (
        <Pagination {...words} {...(places[variant] ?? { current: 1, last: 1 })} label={`Pages, ${variant}`} />
      )}
    </SpecimenSheet>
  ),
};

/** In a page on the smallest phone each is one line, of cells that a finger meets, with the ends and the current page in it. */
export const OnThePhone: Story = {
  render: () => (
    <Wrap>
      {Object.entries(places).map(([place, pages]) => (
        <Pagination key={place} {...words} {...pages} label={`Pages, ${place}`} />
      ))}
    </Wrap>
  ),
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

/** A page on the smallest phone has room for all of four. */
export const FourOnThePhone: Story = {
  render: () => (
    <Wrap>
      <Pagination {...words} current={2} last={4} />
    </Wrap>
  ),
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    const cells = within(canvasElement).getAllByRole('link');
    const pages = within(canvasElement).getAllByRole('link', { name: /^Page / });
    await expect(pages.map((cell) => cell.textContent)).toEqual(['1', '2', '3', '4']);
    await expect(new Set(cells.map((cell) => cell.getBoundingClientRect().top)).size).toBe(1);
  },
};

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  args: { ...words, current: 27, last: 53 },
};
