// @vitest-environment jsdom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { formatsFor } from './formats.ts';
import { TimeZoneContext, useFormats } from './use-formats.ts';

const Clock = () => <>{useFormats().time('2026-11-21T12:00:00Z')}</>;
const site = (
  <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
    <TimeZoneContext value={{ sent: 'Europe/Amsterdam', read: 'America/Los_Angeles' }}>
      <Clock />
    </TimeZoneContext>
  </I18nProvider>
);

it('a page begins with the time that it was sent with, and goes on with the reader’s', async () => {
  const complaints = vi.spyOn(console, 'error');
  const page = document.createElement('p');
  page.innerHTML = renderToString(site);
  expect(page.textContent).toBe('13:00');
  await act(async () => void hydrateRoot(page, site));
  expect(page.textContent).toBe('04:00');
  expect(complaints).not.toHaveBeenCalled();
});

it('a calendar day is the same everywhere', () => {
  for (const zone of ['America/Los_Angeles', 'Europe/Amsterdam', 'Pacific/Auckland'])
    expect(formatsFor('en', zone).date('2026-11-21')).toBe('21 November 2026');
});
