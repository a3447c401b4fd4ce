// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Badge } from './badge.tsx';

describe('Badge', () => {
  it('shows up to 99 and caps above', () => {
    const { rerender } = render(<Badge count={99} label="99 unread messages" />);
    expect(screen.getByText('99')).toBeTruthy();
    rerender(<Badge count={100} label="100 unread messages" />);
    expect(screen.getByText('99+')).toBeTruthy();
  });

  it('says the sentence and hides the bare number from listeners', () => {
    render(<Badge count={3} label="3 unread messages" />);
    expect(screen.getByText('3').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('3 unread messages')).toBeTruthy();
  });

  it('is nothing at zero, unless zero is the news', () => {
    const { container, rerender } = render(<Badge count={0} label="no credits" />);
    expect(container.textContent).toBe('');
    rerender(<Badge count={0} label="no credits" tone="danger" showZero />);
    expect(screen.getByText('0')).toBeTruthy();
  });
});
