const typed = new WeakMap<HTMLTextAreaElement, string>();

/**
 * Keeps what is typed into text areas that no script has taken over yet: React puts one that was drawn with a text back to that
 * text. Comes before the page is hydrated.
 */
export function keepEarlyTexts(): void {
  const keep = (area: HTMLTextAreaElement): void => void typed.set(area, area.value);
  for (const area of document.querySelectorAll('textarea')) if (area.value !== area.defaultValue) keep(area);
  document.addEventListener('input', ({ target }) => target instanceof HTMLTextAreaElement && keep(target));
}

/** What was typed into an area before its script came; undefined where nothing was. */
export const earlyTextOf = (area: HTMLTextAreaElement): string | undefined => typed.get(area);
