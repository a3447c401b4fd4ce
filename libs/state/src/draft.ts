import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { tabDrafts } from './draft-storage.ts';

/** What was typed into a form, by field. */
export type Draft = Readonly<Record<string, string | readonly string[]>>;

const never = () => () => {};

function read(key: string): Draft | null {
  try {
    return JSON.parse(tabDrafts.read(key) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

const write = (key: string, draft: Draft | null): void => tabDrafts.write(key, draft && JSON.stringify(draft));

export interface KeptDraft {
  /** What was there when the form appeared; null on the server, before hydration, and where nothing was. */
  draft: Draft | null;
  /** Keeps some fields' values beside those kept before. */
  keep(values: Draft): void;
  /** After the form was saved or given up. */
  drop(): void;
}

/**
 * Keeps what is typed into a form for as long as its tab lives, through failures and reloads.
 *
 * @param name of the form, and of whose it is: two members of one browser must not find each other's words
 */
export function useDraft(name: string): KeptDraft {
  const key = `parlour.draft.${name}`;
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const draft = useMemo(() => (isLive ? read(key) : null), [isLive, key]);
  const keep = useCallback((values: Draft) => write(key, { ...read(key), ...values }), [key]);
  const drop = useCallback(() => write(key, null), [key]);
  return { draft, keep, drop };
}
