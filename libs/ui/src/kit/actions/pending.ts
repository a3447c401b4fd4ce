import type { MouseEvent } from 'react';

/** A wait has a sentence: whoever can be pending says what is awaited. */
export type Pending = { pending?: never; pendingLabel?: never } | { pending: boolean; pendingLabel: string };

/**
 * Attributes of a button that may be waiting or shut. `aria-disabled` in place of `disabled` keeps the focus where it
 * is; the click is swallowed, which also keeps a form from being sent twice.
 */
export function guardPress<Target extends Element>(
  shut: boolean,
  onClick: ((event: MouseEvent<Target>) => void) | undefined,
) {
  return {
    'aria-disabled': shut || undefined,
    onClick: (event: MouseEvent<Target>) => {
      if (shut) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      onClick?.(event);
    },
  };
}
