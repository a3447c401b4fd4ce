// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { IbanField } from './iban-field.tsx';

function renderField(defaultValue?: string) {
  const change = vi.fn();
  render(<IbanField label="IBAN" name="iban" defaultValue={defaultValue} onChange={change} error="Please check it." />);
  return { change, input: screen.getByLabelText<HTMLInputElement>('IBAN') };
}

describe('IbanField', () => {
  it('groups by four while typing and hands out the plain number', async () => {
    const { change, input } = renderField();
    await userEvent.type(input, 'de4450010517');
    expect(input.value).toBe('DE44 5001 0517');
    expect(change).toHaveBeenLastCalledWith('DE4450010517');
  });

  it('lets a forgotten character in where it belongs', async () => {
    const { change, input } = renderField('DE4450010517');
    await userEvent.type(input, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(input.value).toBe('DE94 4500 1051 7');
    expect(input.selectionStart).toBe(3);
    expect(change).toHaveBeenLastCalledWith('DE94450010517');
  });

  it('takes what people copy, and no more than an IBAN can have', async () => {
    const { change, input } = renderField();
    input.focus();
    await userEvent.paste('de44-5001.0517 5407 3249 31');
    expect(input.value).toBe('DE44 5001 0517 5407 3249 31');
    await userEvent.paste('1'.repeat(40));
    expect(change.mock.lastCall?.[0]).toHaveLength(34);
  });

  it('groups where only the form listens', async () => {
    render(<IbanField label="Account" name="iban" />);
    const input = screen.getByLabelText<HTMLInputElement>('Account');
    await userEvent.type(input, 'de4450');
    expect(input.value).toBe('DE44 50');
  });

  it('reads the error with the field', () => {
    const { input } = renderField();
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Please check it.');
  });
});
