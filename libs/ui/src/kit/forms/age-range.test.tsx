// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hydratedAfter } from '../../testing/hydrated-after.ts';
import { AgeRange, type Ages } from './age-range.tsx';

afterEach(cleanup);

function renderRange() {
  const change = vi.fn();
  render(rangeHeardBy(change));
  return change;
}

const rangeHeardBy = (change: (ages: Ages) => void) => (
  <AgeRange
    legend="Age"
    labels={{ low: 'Youngest', high: 'Oldest' }}
    least={18}
    most={99}
    defaultValue={{ low: 30, high: 60 }}
    onChange={change}
  />
);

const thumb = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });

describe('AgeRange', () => {
  it('moves one end and leaves the other', () => {
    const change = renderRange();
    fireEvent.change(thumb('Youngest'), { target: { value: '25' } });
    expect(change).toHaveBeenLastCalledWith({ low: 25, high: 60 });
    fireEvent.change(thumb('Oldest'), { target: { value: '70' } });
    expect(change).toHaveBeenLastCalledWith({ low: 25, high: 70 });
  });

  it('marks its reading, which a page without scripts leaves out', () => {
    renderRange();
    expect(screen.getByText(/30\s–\s60/).closest('[data-scripted]')).toBeTruthy();
  });

  it('never lets the ends pass each other', () => {
    const change = renderRange();
    fireEvent.change(thumb('Youngest'), { target: { value: '80' } });
    expect(change).toHaveBeenLastCalledWith({ low: 60, high: 60 });
    fireEvent.change(thumb('Oldest'), { target: { value: '20' } });
    expect(change).toHaveBeenLastCalledWith({ low: 60, high: 60 });
  });

  it('moves the nearer end to where the line is pressed, and gives it the focus', () => {
    const change = renderRange();
    const line = thumb('Youngest').parentElement as HTMLElement;
    vi.spyOn(line, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 24 + 81 * 2, 44));
    const pressAt = (age: number) => fireEvent.click(line, { clientX: 100 + 12 + (age - 18) * 2 });
    pressAt(40);
    expect(change).toHaveBeenLastCalledWith({ low: 40, high: 60 });
    expect(document.activeElement).toBe(thumb('Youngest'));
    pressAt(120);
    expect(change).toHaveBeenLastCalledWith({ low: 40, high: 99 });
    expect(document.activeElement).toBe(thumb('Oldest'));
    fireEvent.click(thumb('Youngest'), { clientX: 100 });
    expect(change).toHaveBeenCalledTimes(2);
  });

  it('keeps what was moved before its scripts came, the lower end below the higher', async () => {
    const change = vi.fn();
    const early = (): void => {
      thumb('Youngest').value = '70';
    };
    const leave = await hydratedAfter(early, () => rangeHeardBy(change));
    expect(change.mock.calls).toEqual([[{ low: 60, high: 70 }]]);
    expect([thumb('Youngest').value, thumb('Oldest').value]).toEqual(['60', '70']);
    expect(screen.getByText('60 – 70')).toBeTruthy();
    leave();
  });

  it('keeps the lower thumb on top where only it can move', () => {
    renderRange();
    fireEvent.change(thumb('Oldest'), { target: { value: '99' } });
    fireEvent.change(thumb('Youngest'), { target: { value: '99' } });
    expect(thumb('Youngest').hasAttribute('data-on-top')).toBe(true);
  });
});
