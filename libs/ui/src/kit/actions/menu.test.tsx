// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { installTopLayer } from '../../testing/top-layer.ts';
import { Button } from './button.tsx';
import { Menu } from './menu.tsx';

beforeAll(installTopLayer);

function renderMenu(onBlock = vi.fn()) {
  render(
    <Menu
      label="More"
      entries={[
        { label: 'View profile', href: '/members/1' },
        { label: 'Mute', onSelect: vi.fn() },
        { label: 'Block', tone: 'danger', onSelect: onBlock },
      ]}
    >
      {(trigger) => <Button {...trigger}>More</Button>}
    </Menu>,
  );
  return { onBlock, trigger: screen.getByRole('button', { name: 'More' }) };
}

const focused = () => document.activeElement?.textContent;

describe('Menu', () => {
  it('lets the tabulator into it where no script leads through it', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(
      <Menu label="More" entries={[{ label: 'View profile', href: '/members/1' }]}>
        {(trigger) => <Button {...trigger}>More</Button>}
      </Menu>,
    );
    expect(page.querySelector<HTMLElement>('[role="menuitem"]')?.tabIndex).toBe(0);
    renderMenu();
    expect(screen.getAllByRole('menuitem', { hidden: true }).map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1]);
  });

  it('opens on its first entry and says so', async () => {
    const { trigger } = renderMenu();
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(trigger);
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    expect(focused()).toBe('View profile');
  });

  it('moves with arrows, Home, End and letters', async () => {
    const { trigger } = renderMenu();
    await userEvent.click(trigger);
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Mute');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(focused()).toBe('Block');
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe('View profile');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Block');
    await userEvent.keyboard('m');
    expect(focused()).toBe('Mute');
  });

  it('does the chosen act and closes', async () => {
    const { onBlock, trigger } = renderMenu();
    await userEvent.click(trigger);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Block' }));
    expect(onBlock).toHaveBeenCalledOnce();
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
  });

  it('posts the form of an act as long as no script answers it', async () => {
    const onLogOut = vi.fn();
    const onSubmit = vi.fn();
    render(
      <>
        <form id="way-out" onSubmit={onSubmit} />
        <Menu label="Account" entries={[{ label: 'Log out', onSelect: onLogOut, form: 'way-out' }]}>
          {(trigger) => <Button {...trigger}>Account</Button>}
        </Menu>
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    const act = screen.getByRole<HTMLButtonElement>('menuitem', { name: 'Log out' });
    expect([act.type, act.form?.id]).toEqual(['submit', 'way-out']);
    await userEvent.click(act);
    expect(onLogOut).toHaveBeenCalledOnce();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
