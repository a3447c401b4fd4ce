import { useEffect, useEffectEvent, type Dispatch, type SetStateAction } from 'react';
import type { z } from 'zod';
import type { CallFormResult } from './call-form-shape.ts';

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
  const check = useEffectEvent(async (field: Field, isLeft: boolean) => {
    const posted = new FormData(field.form!);
    const loaded = await Promise.all([import('./read-call-form.ts'), form()]).catch(() => null);
    if (!loaded) return;
    const [{ parseForm, recheckedForm, leftForm }, { schema }] = loaded;
    const parsed = parseForm(posted, schema);
    if (isLeft) await pressIsOver();
    const next = isLeft ? leftForm : recheckedForm;
    setResult((current) => next(current, field.name, parsed));
  });
  const onInput = useEffectEvent(({ target }: Event) => {
    const field = fieldOf(target);
    if (wasRefused && field?.form?.id === id) void check(field, false);
  });
  useEffect(() => {
    const onLeave = ({ target, relatedTarget }: FocusEvent) => {
      const field = fieldOf(target);
      const next = fieldOf(relatedTarget);
      if (field?.value && field.form?.id === id && next !== field && next?.form === field.form) void check(field, true);
    };
    const forgetOffline = () =>
      setResult((current) => (current?.failure?.code === 'offline' ? { ...current, failure: null } : current));
    document.addEventListener('input', onInput);
    document.addEventListener('focusout', onLeave);
    window.addEventListener('online', forgetOffline);
    return () => {
      document.removeEventListener('input', onInput);
      document.removeEventListener('focusout', onLeave);
      window.removeEventListener('online', forgetOffline);
    };
  }, [id, setResult]);
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The field that an element is of: the parts of a date have no name, and stand in one group with it. */
function fieldOf(target: EventTarget | null): Field | null | undefined {
  const element = target instanceof Element ? target.closest<Field>('input, select, textarea') : null;
  return element?.name === '' ? element.closest('[role="group"]')?.querySelector<Field>('input[name]') : element;
}

/** What a mouse presses must not move away from under it. */
async function pressIsOver(): Promise<void> {
  if (!document.documentElement.matches(':active')) return;
  await new Promise((resolve) => {
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, resolve, { once: true });
  });
}
