import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { dismissalsCookie, readDismissals, writeDismissals, type Dismissible } from '@parlour/models/alerts/dismissals';
import { writeCookie } from './write-cookie.ts';

/** The cookie as the page's request brought it: what the render on the server and the first one in the browser see. */
export const DismissalsContext = createContext('');

const listeners = new Set<() => void>();
/** Reaches the other tabs of this browser; open for as long as something here could be put away. */
let tabs: BroadcastChannel | null = null;

function tellHere(): void {
  for (const listener of listeners) listener();
}

function openTabs(): BroadcastChannel | null {
  if (typeof BroadcastChannel !== 'function') return null;
  const channel = new BroadcastChannel(`parlour.${dismissalsCookie}`);
  channel.addEventListener('message', tellHere);
  return channel;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  tabs ??= openTabs();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    tabs?.close();
    tabs = null;
  };
}

function inBrowser(): string {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${dismissalsCookie}=`));
  return found?.slice(dismissalsCookie.length + 1) ?? '';
}

/**
 * When this was put away in this browser, in milliseconds since 1970 (null: never), and how to put it away, which every
 * open tab follows. How long that holds is a rule: `staysAway` of `@parlour/models/alerts/dismissals`.
 *
 * @param now the moment to keep, where the page knows better than this device's clock
 */
export function useDismissal(name: Dismissible, now?: number): [dismissedAt: number | null, dismiss: () => void] {
  const sent = useContext(DismissalsContext);
  const cookie = useSyncExternalStore(subscribe, inBrowser, () => sent);
  const dismiss = useCallback(() => {
    const kept = writeDismissals(new Map(readDismissals(inBrowser())).set(name, now ?? Date.now()));
    writeCookie(dismissalsCookie, kept);
    tellHere();
    tabs?.postMessage(name);
  }, [name, now]);
  return [readDismissals(cookie).get(name) ?? null, dismiss];
}
