import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, type FormEvent } from 'react';
import { tabDrafts } from '@parlour/state/draft-storage';
import { useScripted } from '@parlour/ui/kit/use-scripted';
import { userOptions } from '../account/user.ts';

/** What was typed into a form, by field. */
export type Draft = Readonly<Record<string, string | readonly string[]>>;

/** What was typed into a form and has not been sent yet. */
export interface FormDraft {
  /** What was there when the form appeared; null on the server, before hydration, and where nothing was. */
  kept: Draft | null;
  /** Keeps, beside what was kept before, what no stroke of a key tells: a place that was chosen, a value taken away. */
  keep(values: Draft): void;
  /** After the form was given up. */
  drop(): void;
  onInput(event: FormEvent<HTMLFormElement>): void;
  /** What is typed from here on is no part of what is being sent. */
  begin(): void;
  /** Has somebody gone on typing since? */
  isTypedSince(): boolean;
}

function read(key: string): Draft | null {
  try {
    return JSON.parse(tabDrafts.read(key) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

/**
 * Keeps what is typed into a form at every stroke, but for secrets, for as long as its tab lives, through failures and reloads.
 * Two members of one browser do not find each other's words.
 *
 * @param name of the form among all of one person's; undefined where nothing is kept
 */
export function useFormDraft(name: string | undefined): FormDraft {
  const viewerId = useQueryClient().getQueryData(userOptions().queryKey)?.user?.id ?? '';
  const key = name && `parlour.draft.${viewerId}.${name}`;
  const isScripted = useScripted();
  const kept = useMemo(() => (isScripted && key ? read(key) : null), [isScripted, key]);
  const isTypedSince = useRef(false);
  const keep = (values: Draft) => {
    isTypedSince.current = true;
    if (key) tabDrafts.write(key, JSON.stringify({ ...read(key), ...values }));
  };
  return {
    kept,
    keep,
    drop: () => key && tabDrafts.write(key, null),
    onInput({ target, currentTarget }) {
      const { name: field, value, type, autocomplete } = target as HTMLInputElement;
      if (!field || /password/.test(autocomplete)) return;
      keep({ [field]: type === 'checkbox' ? (new FormData(currentTarget).getAll(field) as string[]) : value });
    },
    begin: () => void (isTypedSince.current = false),
    isTypedSince: () => isTypedSince.current,
  };
}
