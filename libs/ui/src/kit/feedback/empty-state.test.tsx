// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Heart } from 'lucide-react';
import { describe, expect, it, vi } from 'vitest';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';

describe('EmptyState', () => {
  it('takes its place in the outline', () => {
    render(<EmptyState glyph={Heart} title="Page not found" heading="h1" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
  });
});

describe('ErrorState', () => {
  it('interrupts, and tries again', async () => {
    const retry = vi.fn();
    render(
      <ErrorState
        title="That did not work"
        retry={{ label: 'Try again', onRetry: retry, pending: false, pendingLabel: 'Trying again' }}
      />,
    );
    expect(screen.getByRole('alert').textContent).toContain('That did not work');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
