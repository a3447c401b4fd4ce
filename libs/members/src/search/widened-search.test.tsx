// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { few, many, renderMembers } from '../members.fixture.tsx';

it('says when few were found and what was widened, and keeps narrow on wish', async () => {
  const { asked } = renderMembers({ 'GET /api/members.php': () => few });
  expect(
    await screen.findByText('Only 2 people matched, so other regions and ages 25 to 65 are included below.'),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'Keep it narrow' }).getAttribute('href')).toBe('/members?narrow=1');
  expect(screen.getByRole('link', { name: 'Claire, 41' })).toBeDefined();
  cleanup();
  renderMembers({ 'GET /api/members.php': () => few }, '/members?narrow=1');
  await screen.findByRole('link', { name: 'Nora, 41' });
  expect(screen.queryByText(/are included below/)).toBeNull();
  expect(asked.filter(({ call }) => call.when)).toHaveLength(1);
});

it('tells who listens that a changed search was widened, beside how many it found', async () => {
  let found = many;
  const { router } = renderMembers({ 'GET /api/members.php': () => found });
  await screen.findByRole('heading', { level: 1, name: 'Members' });
  const status = screen.getByRole('status');
  found = { ...few, total_capped: false };
  await act(() => router.navigate('/members?online=1'));
  await waitFor(() =>
    expect(status.textContent).toBe(
      '2 members · Netherlands. Only 2 people matched, so other regions and ages 25 to 65 are included below.',
    ),
  );
  expect(status.isConnected).toBe(true);
});
