import { focusContent } from '@parlour/ui';

/**
 * The heir of what goes from a part of the settings: the first button that is left in it. Where none is, the part itself if it takes
 * the focus (`tabIndex={-1}`), else the page.
 */
export function focusOtherButton(gone: HTMLElement): void {
  const part = gone.closest<HTMLElement>('[tabindex="-1"], section');
  queueMicrotask(() => {
    const heir = part?.querySelector('button') ?? part;
    heir?.focus();
    if (document.activeElement !== heir) focusContent();
  });
}
