// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderPage } from '@parlour/testing/render-page';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { answers, mila, nora } from '../members.fixture.tsx';
import { SignUpMatchesPage } from './sign-up-matches-page.tsx';

beforeAll(installTopLayer);

describe('right after joining', () => {
  const page = (profiles: unknown[]) =>
    renderPage(() => <SignUpMatchesPage />, answers({ 'GET /api/signup-matches.php': () => ({ profiles }) }));

  it('shows people to meet, fictional ones marked, and the way to all others', async () => {
    page([nora, mila]);
    expect(await screen.findByRole('heading', { level: 1, name: 'People to meet' })).toBeDefined();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Search members' }).getAttribute('href')).toBe('/members');
  });

  it('is no dead end where nobody is there', async () => {
    page([]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Nobody in your country yet' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Search members' })).toBeDefined();
  });
});
