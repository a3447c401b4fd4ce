const margin = 8;

/**
 * Puts an open popover below its anchor, in line with the anchor's end. Where it fits only above, it stands above;
 * where it fits neither way, over the anchor. It is always inside the window, which must be high enough for it. In
 * JavaScript until CSS anchor positioning is in every supported browser.
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
