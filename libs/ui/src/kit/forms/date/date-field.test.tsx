// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DateField } from './date-field.tsx';
import type { DateFieldProps } from './date-field.tsx';

function renderField(props: Partial<DateFieldProps> = {}) {
  const change = vi.fn();
  const { container } = render(
    <form>
      <DateField
        label="Date of birth"
        name="date_of_birth"
        parts={{ day: ['Day', 'DD'], month: ['Month', 'MM'], year: ['Year', 'YYYY'] }}
        onChange={change}
        {...props}
      />
    </form>,
  );
  const form = container.querySelector('form');
  return { change, formValue: () => (form === null ? null : new FormData(form).get('date_of_birth')) };
}

const part = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('DateField', () => {
  it('goes from part to part while one types, and gives the form the whole date', async () => {
    const { change, formValue } = renderField();
    await userEvent.click(part('Day'));
    await userEvent.keyboard('09051984');
    expect([part('Day').value, part('Month').value, part('Year').value]).toEqual(['09', '05', '1984']);
    expect(change).toHaveBeenLastCalledWith('1984-05-09');
    expect(formValue()).toBe('1984-05-09');
  });

  it.each(['9/5/1984', '9.5.1984', '9-5-1984', '9 5 1984', '09/05/1984', '9/05/1984', '09/5/1984'])(
    'goes to the next part by what is typed between two, as in %s',
    async (typed) => {
      const { formValue } = renderField();
      await userEvent.click(part('Day'));
      await userEvent.keyboard(typed);
      expect(formValue()).toBe('1984-05-09');
    },
  );

  it('keeps a part that is typed over where a separator follows the one before it', async () => {
    const { formValue } = renderField({ defaultValue: '1984-05-09' });
    await userEvent.clear(part('Day'));
    await userEvent.keyboard('08/');
    expect(document.activeElement).toBe(part('Month'));
    expect(formValue()).toBe('1984-05-08');
  });

  it('takes a Tab after a full part for the step that was taken, once', async () => {
    const { formValue } = renderField();
    await userEvent.click(part('Day'));
    await userEvent.keyboard('09{Tab}05{Tab}1984');
    expect(formValue()).toBe('1984-05-09');
    await userEvent.click(part('Day'));
    await userEvent.keyboard('{Backspace}8{Tab}');
    expect(document.activeElement).toBe(part('Month'));
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(part('Year'));
  });

  it.each(['{Shift>}{Tab}{/Shift}', '{Backspace}{Backspace}'])('goes back after a full part by %s', async (keys) => {
    renderField();
    await userEvent.click(part('Day'));
    await userEvent.keyboard(`09${keys}`);
    expect(document.activeElement).toBe(part('Day'));
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(part('Month'));
  });

  it('lets Tab lead on once the focus was elsewhere', async () => {
    renderField();
    await userEvent.click(part('Day'));
    await userEvent.keyboard('09');
    await userEvent.click(document.body);
    await userEvent.click(part('Month'));
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(part('Year'));
  });

  it('steps back over an empty part', async () => {
    renderField();
    await userEvent.click(part('Day'));
    await userEvent.keyboard('09{Backspace}');
    expect(document.activeElement).toBe(part('Day'));
  });

  it('takes a whole pasted date', async () => {
    const { formValue } = renderField();
    await userEvent.click(part('Day'));
    await userEvent.paste('9.5.1984');
    expect(formValue()).toBe('1984-05-09');
  });

  it('begins with a given date and follows the order of the locale', () => {
    renderField({ defaultValue: '1984-05-09', order: ['month', 'day', 'year'] });
    const names = screen.getAllByRole('textbox').map((input) => input.getAttribute('aria-label'));
    expect(names).toEqual(['Month', 'Day', 'Year']);
    expect(part('Year').value).toBe('1984');
  });

  it('ties the hint to the group, and the error to each part, of which one has the focus', () => {
    renderField({ hint: 'Only your age is shown', error: 'Invalid date of birth.' });
    const group = screen.getByRole('group', { name: 'Date of birth', description: 'Only your age is shown' });
    for (const name of ['Day', 'Month', 'Year']) {
      const described = within(group).getByRole('textbox', { name, description: 'Invalid date of birth.' });
      expect(described.getAttribute('aria-invalid')).toBe('true');
    }
  });

  it('has nothing wrong to tell without an error', () => {
    renderField();
    expect(part('Day').hasAttribute('aria-describedby')).toBe(false);
    expect(part('Day').hasAttribute('aria-invalid')).toBe(false);
  });
});
