import { useEffect, useEffectEvent, type Dispatch, type SetStateAction } from 'react';
import type { z } from 'zod';
import type { CallFormResult } from './call-form-shape.ts';
import { followPresses, pressEnd } from './press-end.ts';

/**
 * Whoever goes on to the next field hears at once what is wrong with what stands in the last one; of an empty one nothing is said
 * before the form is sent. What was refused is checked again while it is being mended; what only the server knows of a field
 * stands until that field is changed. That there is no connection is said until there is one.
 */
export function useFieldChecks(
  id: string,
  form: () => Promise<{ schema: z.ZodObject }>,
  wasRefused: boolean,
  setResult: Dispatch<SetStateAction<CallFormResult | undefined>>,
): void {
  const check = useEffectEvent(async (field: Field, wayOn?: Promise<void>) => {
    const loaded = await Promise.all([import('./read-call-form.ts'), form(), wayOn]).catch(() => null);
    if (!loaded || !field.form) return;
    const [{ parseForm, recheckedForm, leftForm }, { schema }] = loaded;
    const parsed = parseForm(new FormData(field.form), schema);
    const next = wayOn ? leftForm : recheckedForm;
    setResult((current) => next(current, field.name, parsed));
  });
  const onInput = useEffectEvent(({ target }: Event) => {
    const field = fieldOf(target);
    if (wasRefused && field?.form?.id === id) void check(field);
  });
  useEffect(() => {
    const onLeave = ({ target, relatedTarget }: FocusEvent) => {
      const field = fieldOf(target);
      const next = fieldOf(relatedTarget);
      if (field?.form?.id === id && isFilled(field) && next !== field && next?.form === field.form)
        void check(field, pressEnd());
    };
    const forgetOffline = () =>
      setResult((current) => (current?.failure?.code === 'offline' ? { ...current, failure: null } : current));
    const gone = new AbortController();
    const { signal } = gone;
    document.addEventListener('input', onInput, { signal });
    document.addEventListener('focusout', onLeave, { signal });
    followPresses(signal);
    window.addEventListener('online', forgetOffline, { signal });
    return () => gone.abort();
  }, [id, setResult]);
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The field that an element is of: the parts of a date have no name, and stand in one group with it. */
function fieldOf(target: EventTarget | null): Field | null | undefined {
  const element = target instanceof Element ? target.closest<Field>('input, select, textarea') : null;
  return element?.name === '' ? element.closest('[role="group"]')?.querySelector<Field>('input[name]') : element;
}

/** An unchosen radio button has a value too, and is not in its form. */
const isFilled = ({ form, name, value }: Field): boolean => value !== '' && new FormData(form!).has(name);
