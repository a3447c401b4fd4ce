import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { isAllSaved, SAVED_BASE } from '@parlour/state/words/all-saved';
import { tabStorage } from '@parlour/state/stored/browser-storage';
import { ownKey } from '@parlour/state/stored/own-key';
import { useScripted } from '@parlour/ui/kit/behaviour/use-scripted';
import { userOptions } from '../account/user.ts';

/** What was typed into a form, by field. */
export type TypedFields = Readonly<Record<string, string | readonly string[]>>;

/** What was typed into a form and has not been sent yet. */
export interface FormDraft {
  /** Where it lies among the tab's drafts; undefined where nothing is kept. */
  key: string | undefined;
  /** There was one when the form appeared: the fields were drawn with it. False on the server and before hydration. */
  wasFound: boolean;
  /** What was there then, until it is dropped. */
  kept: TypedFields | null;
  /** Keeps values that no keystroke tells of, beside those kept before: a place that was chosen, a value taken away. */
  keep(values: Partial<TypedFields>): void;
  /** After the form was given up. */
  drop(): void;
  /** After the form was sent: what was typed since is kept, as a change of what was sent. */
  settle(): void;
  /** Keeps what stands in a field, but for secrets. */
  keepField(field: HTMLInputElement, value?: string): void;
  /** What is typed from here on is no part of what is being sent. */
  begin(): void;
  /** Has somebody gone on typing since? */
  isTypedSince(): boolean;
  /** Does something stand in the fields that is not saved? */
  isUnsaved(): boolean;
}

/** A draft as it is kept: beside what was typed, what was saved then. */
type Kept = TypedFields & { [SAVED_BASE]?: string };

/** Reads a kept draft; a damaged one counts as empty. */
export function readDraft(key: string): Kept {
  try {
    return JSON.parse(tabStorage.read(key) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

/**
 * The kept draft, whatever was saved elsewhere since; null where it equals what is saved. A field that was put back to what it was
 * typed over says nothing: it would undo what was saved since.
 */
function draftOver(key: string, saved: string | undefined, isOneValue?: boolean): Kept | null {
  const draft = readDraft(key);
  const isPutBack = (field: Kept) => isAllSaved(isOneValue ? draft : field, draft[SAVED_BASE]);
  const typed = Object.fromEntries(Object.entries(draft).filter(([name, value]) => !isPutBack({ [name]: value })));
  return isAllSaved(typed, saved) ? null : typed;
}

/** Where a person's form keeps what outlives its page: what is typed, or an act whose outcome nobody knows; undefined without a name. */
export function useFormPlace(kept: 'draft' | 'act', name: string | undefined): string | undefined {
  const viewerId = useQueryClient().getQueryData(userOptions().queryKey)?.user?.id ?? '';
  return name && ownKey(kept, viewerId, name);
}

/** A secret is kept nowhere but in its field. */
export const isSecret = ({ autocomplete }: HTMLInputElement): boolean => /password/.test(autocomplete);

/**
 * Keeps what is typed into a form at every stroke, through failures and reloads, for as long as its tab lives. Secrets
 * are not kept. Two members of one browser do not find each other's words.
 *
 * @param name tells this form from the person's other forms; undefined where nothing is kept
 * @param saved what is saved now, in a form that changes it; the draft says nothing once that is what was typed
 * @param isOneValue the fields are one value: they are kept together, as a change of what they were first typed over
 */
export function useFormDraft(name: string | undefined, saved?: string, isOneValue?: boolean): FormDraft {
  const key = useFormPlace('draft', name);
  const actPlace = useFormPlace('act', name);
  const isScripted = useScripted();
  const [savedAtFirst] = useState(saved);
  const [isDropped, setDropped] = useState(false);
  const found = useMemo(
    () => (isScripted && key ? draftOver(key, savedAtFirst, isOneValue) : null),
    [isScripted, key, savedAtFirst, isOneValue],
  );
  /** What is saved once the form was sent. */
  const savedThen = useRef(saved);
  const isTypedSince = useRef(false);
  const isTyped = useRef(false);
  const keep = (values: Partial<TypedFields>) => {
    const next: Partial<Kept> = {
      ...(key && (isTypedSince.current ? readDraft(key) : draftOver(key, saved, isOneValue))),
      ...values,
    };
    isTypedSince.current = true;
    isTyped.current = !isAllSaved(next, saved);
    const over = (isOneValue && isTyped.current && next[SAVED_BASE]) || saved;
    if (key) tabStorage.write(key, JSON.stringify({ ...next, [SAVED_BASE]: over }));
    // The draft stays in storage: what is being sent may be something else, and then this is no longer saved.
    if (!isTyped.current) setDropped(true);
  };
  const drop = () => {
    isTyped.current = false;
    setDropped(true);
    for (const place of [key, actPlace]) if (place) tabStorage.write(place, null);
  };
  return {
    key,
    wasFound: found !== null,
    kept: isDropped ? null : found,
    keep,
    drop,
    settle() {
      if (!isTypedSince.current) drop();
      else if (key) tabStorage.write(key, JSON.stringify({ ...readDraft(key), [SAVED_BASE]: savedThen.current }));
    },
    keepField(field, value = field.value) {
      const { name: fieldName, type, form } = field;
      if (!fieldName || isSecret(field)) return;
      keep({ [fieldName]: type === 'checkbox' ? (new FormData(form!).getAll(fieldName) as string[]) : value });
    },
    begin() {
      isTypedSince.current = false;
      const sent = { ...(key && readDraft(key)), [SAVED_BASE]: undefined };
      savedThen.current = saved && JSON.stringify({ ...JSON.parse(saved), ...sent });
    },
    isTypedSince: () => isTypedSince.current,
    isUnsaved: () => isTyped.current || (!isDropped && found !== null),
  };
}
