// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';

it('says who is here beside the picture', () => {
  render(<Avatar src="/nora.webp" alt="Nora" onlineLabel="online now" />);
  expect(screen.getByRole('img', { name: 'Nora' })).toBeTruthy();
  expect(screen.getByText('online now')).toBeTruthy();
});

it('says what is missing in place of a picture, and draws nothing while it waits for one', () => {
  const { rerender, container } = render(<Avatar src="/nora.webp" alt="Nora has no photo yet" state="missing" />);
  expect(screen.getByText('Nora has no photo yet')).toBeTruthy();
  rerender(<Avatar src="/nora.webp" alt="Nora" state="loading" />);
  expect(container.querySelector('img')).toBeNull();
});
