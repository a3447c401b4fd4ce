import { focusContent } from '@parlour/ui';

/** The heir of what goes from a part of the settings: the first button that is left in it, else the page. */
export function focusOtherButton(gone: HTMLElement): void {
  const section = gone.closest('section');
  queueMicrotask(() => {
    const button = section?.querySelector('button');
    if (button) button.focus();
    else focusContent();
  });
}
