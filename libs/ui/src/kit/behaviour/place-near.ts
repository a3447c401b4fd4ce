const margin = 8;

/**
 * Puts an open popover below its anchor and in line with its end, above where it fits only there, and over it where it fits
 * neither way: always inside the window, which must be high enough for it. In JavaScript until CSS anchor positioning is in
 * every supported browser.
 */
export function placeNear(anchor: Element, popover: HTMLElement): void {
  const around = anchor.getBoundingClientRect();
  const own = popover.getBoundingClientRect();
  const below = around.bottom + margin;
  const above = around.top - own.height - margin;
  const lowest = window.innerHeight - own.height - margin;
  const top = below > lowest && above >= margin ? above : Math.min(below, lowest);
  popover.style.top = `${Math.max(margin, top)}px`;
  popover.style.left = `${Math.max(margin, Math.min(around.right - own.width, window.innerWidth - own.width - margin))}px`;
}
