// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '@parlour/testing/render-page';
import { InstallHint } from './install-hint.tsx';
import { keepInstallPrompt } from './install-prompt.ts';
import { openAs } from './testing/open-as.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.cookie = 'dismissals=; max-age=0; path=/';
});

const offer = (prompt: () => Promise<unknown>): void =>
  act(() => keepInstallPrompt(Object.assign(new Event('beforeinstallprompt'), { prompt })));

test('waits for the browser’s offer, asks once, and stays away when put away', async () => {
  const prompt = vi.fn(async () => ({ outcome: 'accepted' as const }));
  renderPage(<InstallHint />);
  expect(screen.queryByRole('region')).toBeNull();

  offer(prompt);
  act(() => screen.getByRole('button', { name: 'Add to home screen' }).click());
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('region')).toBeNull();

  offer(prompt);
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  expect(screen.queryByRole('region')).toBeNull();
  cleanup();
  renderPage(<InstallHint />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('offers nothing in the app itself, however it was opened', () => {
  openAs('standalone');
  renderPage(<InstallHint />);
  offer(async () => null);
  expect(screen.queryByRole('region')).toBeNull();
});
