import type { KeyboardEvent } from 'react';

/** The entries of a menu in their order. */
export function entriesOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role=menuitem]')];
}

/** Arrows go round, Home and End jump, a letter goes to the next entry that begins with it, Tab leaves and closes. */
export function moveThroughMenu(event: KeyboardEvent<HTMLDivElement>): void {
  const list = event.currentTarget;
  const all = entriesOf(list);
  const at = all.findIndex((entry) => entry === document.activeElement);
  const next = {
    ArrowDown: all[(at + 1) % all.length],
    ArrowUp: all[(at - 1 + all.length) % all.length],
    Home: all[0],
    End: all.at(-1),
  }[event.key];
  if (next !== undefined) {
    event.preventDefault();
    next.focus();
  } else if (event.key === 'Tab') {
    list.hidePopover();
  } else if (/^\p{L}$/u.test(event.key)) {
    const letter = event.key.toLowerCase();
    const order = [...all.slice(at + 1), ...all.slice(0, at + 1)];
    order.find((entry) => entry.textContent.trim().toLowerCase().startsWith(letter))?.focus();
  }
}
