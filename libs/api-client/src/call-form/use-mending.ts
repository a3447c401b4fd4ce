import { useEffect, useEffectEvent, type Dispatch, type SetStateAction } from 'react';
import type { z } from 'zod';
import type { CallFormResult } from './call-form-shape.ts';

/**
 * After a refusal the fields are checked again while they are being mended; what only the server knows of a field stands until
 * that field is changed. That there is no connection is said until there is one.
 */
export function useMending(
  id: string,
  form: () => Promise<{ schema: z.ZodObject }>,
  wasRefused: boolean,
  setResult: Dispatch<SetStateAction<CallFormResult | undefined>>,
): void {
  const recheck = useEffectEvent(async ({ target }: Event) => {
    const element = target instanceof Element ? target.closest<HTMLInputElement>('input, select, textarea') : null;
    if (element?.form?.id !== id) return;
    const posted = new FormData(element.form);
    const [{ parseForm, recheckedForm }, { schema }] = await Promise.all([import('./read-call-form.ts'), form()]);
    const parsed = parseForm(posted, schema);
    setResult((current) => current && recheckedForm(current, element.name, parsed));
  });
  useEffect(() => {
    if (!wasRefused) return undefined;
    const check = (event: Event) => void recheck(event);
    const forgetOffline = () =>
      setResult((current) => (current?.failure?.code === 'offline' ? { ...current, failure: null } : current));
    document.addEventListener('input', check);
    window.addEventListener('online', forgetOffline);
    return () => {
      document.removeEventListener('input', check);
      window.removeEventListener('online', forgetOffline);
    };
  }, [wasRefused, setResult]);
}
