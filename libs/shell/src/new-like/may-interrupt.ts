const typing =
  'input:not([type=button], [type=submit], [type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** May the page put something in front of everything? Not while it is out of sight, while somebody types, nor over another dialog. */
function mayInterrupt(page: Document): boolean {
  if (page.visibilityState !== 'visible' || page.querySelector('dialog[open]')) return false;
  return page.activeElement?.matches(typing) !== true;
}

const again = 2_000;

/** Resolves once the page may be interrupted; rejects where the signal ends first. */
export async function calmMoment(signal: AbortSignal): Promise<void> {
  while (!mayInterrupt(document)) {
    await new Promise((resolve) => setTimeout(resolve, again));
    signal.throwIfAborted();
  }
}
