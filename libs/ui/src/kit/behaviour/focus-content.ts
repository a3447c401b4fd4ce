/**
 * Gives the focus to the page's content; without an outline, since nobody has moved there by hand.
 *
 * @param gone what had the focus: where that was in a dialog, it goes to the dialog
 */
export function focusContent(gone?: HTMLElement): void {
  const content = gone?.closest('dialog') ?? document.querySelector('main');
  if (!content) return;
  content.tabIndex = -1;
  content.style.outline = 'none';
  content.focus({ preventScroll: true });
}
