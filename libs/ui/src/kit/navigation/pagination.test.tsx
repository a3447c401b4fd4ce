// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Pagination } from './pagination.tsx';

const words = {
  label: 'Pages of results',
  hrefOf: (page: number) => `/members?page=${page}`,
  labels: { previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${page}` },
};

describe('Pagination', () => {
  it('links to the neighbours and marks the current page', () => {
    render(<Pagination {...words} current={2} last={9} />);
    expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('/members?page=1');
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/members?page=3');
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  });

  it('ends at both ends', () => {
    const { rerender } = render(<Pagination {...words} current={1} last={3} />);
    expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
    rerender(<Pagination {...words} current={3} last={3} />);
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
  });

  it('marks what a phone leaves out: pages that are neither an end nor the current one', () => {
    const { container } = render(<Pagination {...words} current={27} last={53} />);
    const between = [...container.querySelectorAll('[data-between]')].map(({ textContent }) => textContent);
    expect(between).toEqual(['26', '28']);
  });

  it('leaves out none of four, for which a phone has room', () => {
    const { container } = render(<Pagination {...words} current={4} last={4} />);
    expect(container.querySelector('[data-between]')).toBeNull();
  });

  it('is nothing for one page', () => {
    const { container } = render(<Pagination {...words} current={1} last={1} />);
    expect(container.innerHTML).toBe('');
  });
});
