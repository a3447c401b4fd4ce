// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CodeField } from './code-field.tsx';

function renderField() {
  const complete = vi.fn();
  render(
    <form aria-label="Confirm">
      <CodeField label="Code" name="otp" hint="Six digits" onComplete={complete} />
    </form>,
  );
  return {
    complete,
    input: screen.getByRole<HTMLInputElement>('textbox', { name: 'Code', description: 'Six digits' }),
  };
}

describe('CodeField', () => {
  it('is one input that phones fill in by themselves', () => {
    const { input } = renderField();
    expect(input.autocomplete).toBe('one-time-code');
    expect(input.inputMode).toBe('numeric');
  });

  it('takes digits only and says when all are there', async () => {
    const { complete, input } = renderField();
    await userEvent.type(input, '12a34 5');
    expect(input.value).toBe('12345');
    expect(complete).not.toHaveBeenCalled();
    await userEvent.type(input, '67');
    expect(input.value).toBe('123456');
    expect(complete).toHaveBeenCalledWith('123456');
  });

  it('takes a pasted code with its spaces', async () => {
    const { complete, input } = renderField();
    input.focus();
    await userEvent.paste(' 123 456');
    expect(complete).toHaveBeenCalledExactlyOnceWith('123456');
    expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('otp')).toBe('123456');
  });
});
