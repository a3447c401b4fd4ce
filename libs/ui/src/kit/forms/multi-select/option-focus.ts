import type { KeyboardEvent } from 'react';

/**
 * Moves the focus by keys. Arrows go round the search and the options that it leaves, Home and End jump among the
 * options. Enter steps from the search to the first option, and never sends the form around them.
 */
export function moveBetweenOptions(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll('input')].filter(
    (stop) => !stop.disabled && stop.closest('[hidden]') === null,
  );
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const inSearch = at === 0;
  const next = {
    ArrowDown: stops[(at + 1) % stops.length],
    ArrowUp: stops[(at - 1 + stops.length) % stops.length],
    Enter: inSearch ? stops[1] : stops[at],
    Home: inSearch ? undefined : stops[1],
    End: inSearch ? undefined : stops.at(-1),
  }[event.key];
  if (next !== undefined || event.key === 'Enter') {
    event.preventDefault();
    next?.focus();
  }
}
