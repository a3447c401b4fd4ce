// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Composer } from './composer.tsx';
import type { ComposerLimit } from './composer-limit.tsx';
import type { ComposerProps } from './composer.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Writing({ onSend, ...props }: Partial<ComposerProps> & { onSend: () => void }) {
  const [text, setText] = useState('');
  return (
    <Composer
      label="Write to Nora"
      text={text}
      onText={setText}
      onSend={onSend}
      sendLabel="Send"
      cost={{ credits: '10 credits', money: '€0.90' }}
      {...props}
    />
  );
}

function renderComposer(pointer: 'fine' | 'coarse', props: Partial<ComposerProps> = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
  const send = vi.fn();
  render(<Writing onSend={send} {...props} />);
  return send;
}

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write to Nora' });
const button = () => screen.getByRole('button', { name: 'Send' });

const limit: ComposerLimit = {
  most: 10,
  describe: (used) => `${used} of 10 characters`,
  tooLong: 'Use at most 10 characters.',
};

describe('Composer', () => {
  it('shows the cost beside the button and sends by it', async () => {
    const send = renderComposer('coarse');
    expect(screen.getByText('10 credits')).toBeTruthy();
    expect(screen.getByText('€0.90')).toBeTruthy();
    await userEvent.type(area(), 'Good evening');
    await userEvent.click(button());
    expect(send).toHaveBeenCalledOnce();
  });

  it('does not send nothing or blanks', async () => {
    const send = renderComposer('fine', { limit });
    await userEvent.click(button());
    await userEvent.type(area(), '  {Enter}');
    expect(send).not.toHaveBeenCalled();
    expect(button().getAttribute('aria-disabled')).toBe('true');
  });

  it('does not send what nobody would see', async () => {
    const send = renderComposer('fine', { isUnseen: true });
    await userEvent.type(area(), '\u2800{Enter}');
    await userEvent.click(button());
    expect(send).not.toHaveBeenCalled();
    expect(button().getAttribute('aria-disabled')).toBe('true');
  });

  it('counts where little room is left', async () => {
    renderComposer('fine', { limit });
    await userEvent.type(area(), 'Hi Nora, ');
    expect(screen.queryByText('8 / 10')).toBeNull();
    await userEvent.type(area(), 'x');
    expect(screen.getByText('10 / 10')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('10 of 10 characters');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps a text that is too long, says so at the field and leads back to it', async () => {
    const send = renderComposer('fine', { limit });
    await userEvent.type(area(), 'Good evening{Enter}');
    await userEvent.click(button());
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toBe('Use at most 10 characters.');
    expect(document.activeElement).toBe(area());
    expect(area().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(area().getAttribute('aria-describedby')!)?.textContent).toBe(
      'Use at most 10 characters.',
    );
    await userEvent.type(area(), '{Backspace}{Backspace}{Enter}');
    expect(send).toHaveBeenCalledOnce();
  });

  it('sends with Enter at a desk, and makes a line with Shift', async () => {
    const send = renderComposer('fine');
    await userEvent.type(area(), 'One{Shift>}{Enter}{/Shift}two');
    expect(area().value).toBe('One\ntwo');
    await userEvent.type(area(), '{Enter}');
    expect(send).toHaveBeenCalledOnce();
  });

  it('leads with Enter to what helps where nothing can be sent', async () => {
    const send = renderComposer('fine', { instead: <a href="/credits">Get credits</a> });
    await userEvent.type(area(), 'Hello{Enter}');
    expect(send).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Get credits' }));
  });

  it('takes no words that a page without scripts could not send', () => {
    renderComposer('fine', { instead: <a href="/credits">Get credits</a> });
    expect(area().matches('[data-scripted]')).toBe(true);
    cleanup();
    renderComposer('fine');
    expect(area().matches('[data-scripted]')).toBe(false);
  });

  it('makes a line with Enter on a touch screen', async () => {
    const send = renderComposer('coarse');
    await userEvent.type(area(), 'One{Enter}two');
    expect(area().value).toBe('One\ntwo');
    expect(send).not.toHaveBeenCalled();
  });

  it('waits while a send is pending and says so', async () => {
    const send = renderComposer('fine', { pending: { label: 'Sending' } });
    await userEvent.type(area(), 'Hello{Enter}');
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('Sending');
  });
});
