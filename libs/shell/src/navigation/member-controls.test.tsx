// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import type { User } from '@parlour/contract/types/user';
import { member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { MemberControls } from './member-controls.tsx';

beforeAll(installTopLayer);

it('logs out by a form as long as no script answers', async () => {
  const { user } = member();
  renderPage(<MemberControls user={user as User} />, { 'GET /api/user.php': () => member() });
  await userEvent.click(screen.getByRole('button', { name: 'Account of Lucas' }));
  const way = await screen.findByRole<HTMLButtonElement>('menuitem', { name: 'Log out' });
  expect([way.type, way.form?.method, way.form?.getAttribute('action')]).toEqual([
    'submit',
    'post',
    '/settings?part=log-out',
  ]);
});
