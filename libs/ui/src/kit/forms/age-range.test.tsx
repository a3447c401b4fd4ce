// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { hydratedAfter } from '../../testing/hydrated-after.ts';
import { AgeRange } from './age-range.tsx';

const range = () => (
  <AgeRange
    legend="Age"
    labels={{ low: 'Youngest', high: 'Oldest' }}
    names={{ low: 'min_age', high: 'max_age' }}
    least={18}
    most={99}
    defaultValue={{ low: 30, high: 60 }}
  />
);

const thumb = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const ages = () => [thumb('Youngest').value, thumb('Oldest').value];

describe('AgeRange', () => {
  it('moves one end and leaves the other', () => {
    render(range());
    fireEvent.change(thumb('Youngest'), { target: { value: '25' } });
    expect(ages()).toEqual(['25', '60']);
    fireEvent.change(thumb('Oldest'), { target: { value: '70' } });
    expect(ages()).toEqual(['25', '70']);
  });

  it('marks its reading, which a page without scripts leaves out', () => {
    render(range());
    expect(screen.getByText(/30\s–\s60/).closest('[data-scripted]')).toBeTruthy();
  });

  it('never lets the ends pass each other', () => {
    render(range());
    fireEvent.change(thumb('Youngest'), { target: { value: '80' } });
    expect(ages()).toEqual(['60', '60']);
    fireEvent.change(thumb('Oldest'), { target: { value: '20' } });
    expect(ages()).toEqual(['60', '60']);
  });

  it('moves the nearer end to where the line is pressed, and gives it the focus', () => {
    render(range());
    const line = thumb('Youngest').parentElement as HTMLElement;
    vi.spyOn(line, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 24 + 81 * 2, 44));
    const pressAt = (age: number) => fireEvent.click(line, { clientX: 100 + 12 + (age - 18) * 2 });
    pressAt(40);
    expect(ages()).toEqual(['40', '60']);
    expect(document.activeElement).toBe(thumb('Youngest'));
    pressAt(120);
    expect(ages()).toEqual(['40', '99']);
    expect(document.activeElement).toBe(thumb('Oldest'));
    fireEvent.click(thumb('Youngest'), { clientX: 100 });
    expect(ages()).toEqual(['40', '99']);
  });

  it('keeps what was moved before its scripts came, the lower end below the higher', async () => {
    const early = (): void => {
      thumb('Youngest').value = '70';
    };
    const leave = await hydratedAfter(early, range);
    expect(ages()).toEqual(['60', '70']);
    expect(screen.getByText('60 – 70')).toBeTruthy();
    leave();
  });

  it('keeps the lower thumb on top where only it can move', () => {
    render(range());
    fireEvent.change(thumb('Oldest'), { target: { value: '99' } });
    fireEvent.change(thumb('Youngest'), { target: { value: '99' } });
    expect(thumb('Youngest').hasAttribute('data-on-top')).toBe(true);
  });
});
