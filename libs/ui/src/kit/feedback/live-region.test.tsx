// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Note } from './note.tsx';
import { TypingDots } from '../chat/typing-dots.tsx';

it.each([
  ['a note', (words?: string) => <Note announce="polite">{words}</Note>],
  ['who is typing', (words?: string) => <TypingDots label={words} />],
])('%s speaks from a live region that was there before it', (_, element) => {
  const { rerender } = render(element());
  const region = screen.getByRole('status');
  expect(region.childElementCount).toBe(0);
  rerender(element('Nora is typing'));
  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toBe('Nora is typing');
});
