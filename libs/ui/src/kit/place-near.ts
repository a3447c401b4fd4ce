const margin = 8;

/**
 * Puts an open popover below its anchor, or above where there is more room, and inside the window.
 * In JavaScript until CSS anchor positioning is in every supported browser.
 */
export function placeNear(anchor: Element, popover: HTMLElement, align: 'start' | 'end' | 'centre'): void {
  const around = anchor.getBoundingClientRect();
  const own = popover.getBoundingClientRect();
  const below = around.bottom + margin;
  const above = around.top - own.height - margin;
  const fitsBelow = below + own.height <= window.innerHeight - margin;
  const left = {
    start: around.left,
    end: around.right - own.width,
    centre: around.left + (around.width - own.width) / 2,
  }[align];

  popover.style.top = `${Math.max(margin, fitsBelow || above < margin ? below : above)}px`;
  popover.style.left = `${Math.max(margin, Math.min(left, window.innerWidth - own.width - margin))}px`;
}
