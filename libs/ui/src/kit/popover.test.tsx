// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { installTopLayer } from '../testing/top-layer.ts';
import { Button } from './button.tsx';
import { Popover } from './popover.tsx';

beforeAll(installTopLayer);
afterEach(cleanup);

function renderPopover() {
  render(
    <Popover label="What credits are" content={(close) => <Button onClick={close}>Understood</Button>}>
      {(trigger) => <Button {...trigger}>Credits?</Button>}
    </Popover>,
  );
  return screen.getByRole('button', { name: 'Credits?' });
}

describe('Popover', () => {
  it('says before it opens that it opens something', () => {
    const trigger = renderPopover();
    expect(trigger.getAttribute('aria-haspopup')).toBe('dialog');
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
  });

  it('takes the focus and with it the name, so that it is read', async () => {
    const trigger = renderPopover();
    await userEvent.click(trigger);
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'What credits are' }));
  });

  it('can be put away from inside by keyboard', async () => {
    const trigger = renderPopover();
    await userEvent.click(trigger);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Understood');
    await userEvent.keyboard('{Enter}');
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
  });
});
