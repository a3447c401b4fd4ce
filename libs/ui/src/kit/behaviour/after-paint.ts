/** Milliseconds after which it is done all the same: a tab that was hidden meanwhile draws no frame. */
const patience = 300;

/**
 * Does something once the next frame is drawn, so that a press is answered before heavier work begins; at once where nothing is
 * drawn, in a hidden tab.
 */
export function afterPaint(act: () => void): void {
  if (document.hidden) {
    act();
    return;
  }
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    act();
  };
  setTimeout(once, patience);
  requestAnimationFrame(() => setTimeout(once));
}
