/** Gives the focus to the page's content; without an outline, since nobody has moved there by hand. */
export function focusContent(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.style.outline = 'none';
  main.focus({ preventScroll: true });
}
