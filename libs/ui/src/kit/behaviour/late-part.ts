import { createElement, lazy, memo, Suspense, useDeferredValue, useMemo } from 'react';
import type { ComponentType, ReactNode } from 'react';

const Nothing = () => null;

/** A part that the page can do without: fetched when it is first drawn, and left out where it cannot be fetched. */
export const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }));

/**
 * A part that the server draws with the page. Until its script is there, what was drawn stays as it is, also where it is to be
 * drawn anew with other props: React would take it away for an update that does not wait. Where its script cannot be fetched it
 * stays for good, and links and forms are the browser's own: the router would wait for the part before it went anywhere.
 *
 * @param fallback - in its place where it is first drawn in the browser, until it was fetched
 */
export function drawnPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load().catch(stayDrawn) }));
  return memo((props: Props) => {
    const latest = useDeferredValue(props);
    return useMemo(() => createElement(Suspense, { fallback }, createElement(Part, latest)), [latest]);
  });
}

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
