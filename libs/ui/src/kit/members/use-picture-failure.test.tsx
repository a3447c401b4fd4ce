// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Portrait } from './portrait.tsx';

afterEach(cleanup);

it('a picture that did not come is asked for again once there is a connection', () => {
  render(<Portrait src="/photo.webp" alt="Photo of Nora" />);
  fireEvent.error(screen.getByRole('img', { name: 'Photo of Nora' }));
  expect(document.querySelector('img')).toBeNull();
  fireEvent(window, new Event('online'));
  expect(document.querySelector('img')?.src).toMatch(/photo\.webp$/);
});
