// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PasswordField } from './password-field.tsx';

describe('PasswordField', () => {
  it('shows and hides what was typed without losing it', async () => {
    render(<PasswordField label="Password" showLabel="Show password" autoComplete="new-password" name="password" />);
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    const eye = screen.getByRole('button', { name: 'Show password' });
    await userEvent.type(input, 'a long one');
    expect(input.type).toBe('password');

    await userEvent.click(eye);
    expect(input.type).toBe('text');
    expect(eye.getAttribute('aria-pressed')).toBe('true');

    await userEvent.click(eye);
    expect(input.type).toBe('password');
    expect(input.value).toBe('a long one');
  });

  it('reads the error with the field', () => {
    render(
      <PasswordField
        label="Password"
        showLabel="Show password"
        autoComplete="current-password"
        error="Please check your old password."
      />,
    );
    const input = screen.getByLabelText('Password');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const error = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).toBe('Please check your old password.');
  });

  it('shows how strong a new password is, and says so when that changes', async () => {
    const field = (words: string, share: number) => (
      <PasswordField
        label="Password"
        showLabel="Show password"
        autoComplete="new-password"
        strength={words === '' ? undefined : { label: 'Password strength', words, share, tone: 'danger' }}
      />
    );
    const { rerender } = render(field('', 0));
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('');
    expect(screen.queryByRole('meter')).toBeNull();

    rerender(field('Weak', 0.25));
    expect(status.textContent).toBe('Weak');
    const meter = await screen.findByRole('meter', { name: 'Password strength' });
    expect(meter.getAttribute('aria-valuetext')).toBe('Weak');
  });
});
