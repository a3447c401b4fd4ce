import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const Nothing = () => null;

/** A part that the page can do without: fetched when it is first drawn, and left out where it cannot be fetched. */
export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }));

/**
 * A part that the server draws with the page. Where its script cannot be fetched, what was drawn stays as it is, and links and
 * forms are the browser's own: the router would wait for the part before it went anywhere.
 */
export const drawnPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await load().catch(stayDrawn) }));

/** React leaves alone what it waits for. */
function stayDrawn(): Promise<never> {
  window.addEventListener('click', leaveLinkToBrowser, true);
  window.addEventListener('submit', leaveToBrowser, true);
  return new Promise(() => {});
}

const leaveToBrowser = (event: Event): void => event.stopPropagation();

function leaveLinkToBrowser(event: Event): void {
  if (event.target instanceof Element && event.target.closest('a[href]')) leaveToBrowser(event);
}
