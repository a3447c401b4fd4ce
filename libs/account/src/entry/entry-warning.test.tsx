// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '@parlour/testing/render-page';
import { EntryWarning } from './entry-warning.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it('is not closed by a press beside it from its first bytes on, without a warning of the attribute', () => {
  // Only in development are attributes warned of; jsdom shows no modals.
  vi.stubEnv('NODE_ENV', 'development');
  HTMLDialogElement.prototype.showModal = vi.fn<() => void>();
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  renderPage(<EntryWarning />, {});
  expect(document.querySelector('dialog')?.getAttribute('closedby')).toBe('none');
  expect(warned).not.toHaveBeenCalled();
});

it('leads to the languages, so that whoever is asked can read it', () => {
  HTMLDialogElement.prototype.showModal = vi.fn<() => void>();
  renderPage(<EntryWarning />, {});
  expect(screen.getByRole('link', { name: 'EN, Language: English', hidden: true }).getAttribute('href')).toBe(
    '/lang-config',
  );
});
