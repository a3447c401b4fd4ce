// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { open, show } from './account-settings.fixture.tsx';

it.each(['Change my password', 'Change my e-mail address', 'Ask for a copy of my data'])(
  'whoever has forgotten the password that it takes to “%s” finds the way to another one there',
  async (summary) => {
    show();
    const link = (await open(summary)).getByRole('link', { name: 'Forgot your password?' });
    expect(link.getAttribute('href')).toBe('/reset-password');
  },
);
