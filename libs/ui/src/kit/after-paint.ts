/**
 * Does something once the next frame is drawn, so that a press is answered before heavier work begins; at once where nothing is
 * drawn, in a hidden tab.
 */
export function afterPaint(act: () => void): void {
  if (document.hidden) act();
  else requestAnimationFrame(() => setTimeout(act));
}

/** The next frame is drawn. */
export const painted = (): Promise<void> => new Promise(afterPaint);
