import { sleep } from './sleep.ts';

const typing =
  'input:not([type=button], [type=submit], [type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** What is open, and what a hand is moving. */
const busy = 'dialog[open], :popover-open, [data-dragging]';

/**
 * May the page put something in front of everything? Not while it is out of sight, while somebody types or drags, nor over a dialog
 * or menu.
 */
function mayInterrupt(page: Document): boolean {
  if (page.visibilityState !== 'visible' || page.querySelector(busy)) return false;
  return page.activeElement?.matches(typing) !== true;
}

const again = 2_000;

/**
 * Resolves once the page may be interrupted, and the asker's own rule allows it too: to whether that took its time. Rejects where
 * the signal ends first.
 */
export async function calmMoment(signal: AbortSignal, isAllowed = () => true): Promise<boolean> {
  let hasWaited = false;
  while (!isAllowed() || !mayInterrupt(document)) {
    hasWaited = true;
    await sleep(again, signal);
  }
  return hasWaited;
}
