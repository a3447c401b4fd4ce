// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { cardOf, profileOf } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { BlockedMembersList } from './blocked-members-list.tsx';
import { ProfileMenu } from './profile-menu.tsx';

beforeAll(installTopLayer);

const nora = profileOf('Nora');
/** Where a button posts as long as no script answers it, and what. */
function postOf(button: HTMLElement) {
  const { type, form } = button as HTMLButtonElement;
  expect([type, form?.method]).toEqual(['submit', 'post']);
  const values = new FormData(form!);
  return [form!.getAttribute('action'), values.get('form_token'), values.get('blocked')];
}

const relation = { ...nora.relation!, blocked_by_me: true };

describe('the menu of a profile', () => {
  const openMenu = () => userEvent.click(screen.getByRole('button', { name: 'More' }));

  it('blocks after saying what that does', async () => {
    const { asked } = renderPage(() => <ProfileMenu profile={nora} />, { 'POST /api/block.php': () => ({ relation }) });
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Block Nora' }));
    expect(screen.getByRole('dialog', { name: 'Block Nora?' }).textContent).toContain('can no longer see your profile');
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Block' }));
    expect(await screen.findByText('Toast: You have blocked Nora.')).toBeDefined();
    expect(asked[0]?.body).toEqual({ profile_id: nora.id });
    expect(screen.queryByRole('dialog', { name: 'Block Nora?' })).toBeNull();
  });

  it('asks about nobody else where the page becomes another member’s', async () => {
    const ines = profileOf('Ines');
    const { router } = renderPage(
      (address) => <ProfileMenu profile={address.has('next') ? ines : nora} />,
      {},
      {
        address: '/',
      },
    );
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Block Nora' }));
    for (const address of ['/?next', '/']) {
      await act(() => router.navigate(address));
      expect(screen.queryByRole('dialog', { name: /^Block/ })).toBeNull();
    }
  });

  it('ends a block', async () => {
    const { asked } = renderPage(() => <ProfileMenu profile={{ ...nora, relation }} />, {
      'DELETE /api/block.php': () => ({ relation: nora.relation }),
    });
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Unblock Nora' }));
    expect(await screen.findByText('Toast: You have unblocked Nora.')).toBeDefined();
    expect(asked[0]?.call.method).toBe('DELETE');
  });

  it.each([
    ['Block Nora', nora, 'yes'],
    ['Unblock Nora', { ...nora, relation }, 'no'],
  ])('posts "%s" to the page of the member as long as no script answers it', async (name, profile, blocked) => {
    renderPage(() => <ProfileMenu profile={profile} />);
    await openMenu();
    expect(postOf(screen.getByRole('menuitem', { name }))).toEqual([`/members/${nora.id}`, 'token', blocked]);
  });

  it('says that it failed', async () => {
    renderPage(() => <ProfileMenu profile={nora} />, {
      'POST /api/block.php': () => {
        throw new ApiError(500, { code: 'server_error' });
      },
    });
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Block Nora' }));
    await userEvent.click(screen.getByRole('button', { name: 'Block' }));
    expect(await screen.findByText('Toast: An error occurred, please try again later')).toBeDefined();
  });
});

describe('the list of blocked members', () => {
  it('lets each of them back', async () => {
    let profiles = [cardOf('Nora'), cardOf('Claire')];
    renderPage(() => <BlockedMembersList />, {
      'GET /api/blocks.php': () => ({ profiles }),
      'DELETE /api/block.php': () => {
        profiles = profiles.slice(1);
        return { relation: nora.relation };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Unblock Nora' }));
    expect(await screen.findByText('Toast: You have unblocked Nora.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Unblock Nora' })).toBeNull();
    const claire = screen.getByRole('button', { name: 'Unblock Claire' });
    expect(document.activeElement).toBe(claire);
    await userEvent.click(claire);
    const empty = await screen.findByRole('heading', { name: 'You have not blocked anybody' });
    expect(document.activeElement?.contains(empty) && document.activeElement !== document.body).toBe(true);
  });

  it('posts the end of a block to the page of the member as long as no script answers it', async () => {
    renderPage(() => <BlockedMembersList />, { 'GET /api/blocks.php': () => ({ profiles: [cardOf('Nora')] }) });
    const button = await screen.findByRole('button', { name: 'Unblock Nora' });
    expect(postOf(button)).toEqual([`/members/${nora.id}`, 'token', 'no']);
  });

  it('is empty in words', async () => {
    renderPage(() => <BlockedMembersList />, { 'GET /api/blocks.php': () => ({ profiles: [] }) });
    expect(await screen.findByRole('heading', { name: 'You have not blocked anybody' })).toBeDefined();
  });
});
