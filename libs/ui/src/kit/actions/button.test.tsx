// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

describe('Button', () => {
  it('does what it says', async () => {
    const press = vi.fn();
    render(<Button onClick={press}>Save</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(press).toHaveBeenCalledOnce();
  });

  it('keeps the focus, ignores presses and speaks while pending', async () => {
    const press = vi.fn();
    const { rerender } = render(
      <Button onClick={press} pending={false} pendingLabel="Saving">
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    rerender(
      <Button onClick={press} pending pendingLabel="Saving">
        Save
      </Button>,
    );
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');

    expect(press).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Saving');
  });

  it('does not send its form a second time while pending', async () => {
    const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <Button type="submit" pending pendingLabel="Sending">
          Send
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(send).not.toHaveBeenCalled();
  });

  it('can be reached but not pressed while unavailable', async () => {
    const press = vi.fn();
    render(
      <Button onClick={press} unavailable>
        Send
      </Button>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toBe('Send');
    expect(press).not.toHaveBeenCalled();
  });
});
