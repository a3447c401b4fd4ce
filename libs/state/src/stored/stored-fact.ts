import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { deviceStorage } from './browser-storage.ts';
import { followStored, tellStored } from './stored-changes.ts';

/** What is kept where storage is refused (private mode, full): it lives as long as the page. */
const kept = new Map<string, string | null>();

const read = (key: string): string | null => deviceStorage.read(key) ?? kept.get(key) ?? null;

function write(key: string, text: string | undefined): void {
  const stored = text ?? null;
  deviceStorage.write(key, stored);
  kept.delete(key);
  if (deviceStorage.read(key) !== stored) {
    kept.set(key, stored);
    // What is still there of old is so no more; what another tab keeps later counts again.
    deviceStorage.write(key, null);
  }
  tellStored();
}

/** The shape of a fact that is one text. */
export const isString = (kept: unknown): kept is string => typeof kept === 'string';

/** Where a fact lies in local storage. */
export const storedFactKey = (name: string): string => `parlour.${name}`;

/**
 * A fact of this device, kept in local storage and followed across tabs; undefined is kept nowhere. The server and the first
 * render see `initial`, so that hydration agrees. Pages of visitors use it, so it is plain React: an atom would bring its
 * library to every first visit.
 *
 * @param isFact what another release has kept outlives it: what is no such fact is as if it were not there
 */
export function useStoredFact<T>(
  name: string,
  initial: T,
  isFact: (kept: unknown) => kept is NonNullable<T>,
): [fact: T, keep: (fact: T) => void] {
  const key = storedFactKey(name);
  const text = useSyncExternalStore(
    followStored,
    () => read(key),
    () => null,
  );
  const fact = useMemo(() => (text === null ? initial : parsed(text, initial, isFact)), [text, initial, isFact]);
  const keep = useCallback((next: T) => write(key, JSON.stringify(next)), [key]);
  return [fact, keep];
}

function parsed<T>(text: string, initial: T, isFact: (kept: unknown) => kept is NonNullable<T>): T {
  try {
    const kept: unknown = JSON.parse(text);
    return isFact(kept) ? kept : initial;
  } catch {
    return initial;
  }
}
