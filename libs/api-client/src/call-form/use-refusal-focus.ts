import { useEffect, useRef } from 'react';
import type { CallFormResult } from './call-form-shape.ts';

/**
 * Takes whoever sent a form to what is wrong: the summary, or the first field with an error. A page that came back from its
 * route action begins at the summary.
 */
export function useRefusalFocus(formId: string, result: CallFormResult | undefined) {
  const failureRef = useRef<HTMLDivElement>(null);
  const isDue = useRef(Boolean(result?.failure));
  useEffect(() => {
    if (!isDue.current || !result) return;
    isDue.current = false;
    if (result.failure) failureRef.current?.focus();
    else firstWrong(formId, result.submission.error ?? {})?.focus();
  }, [formId, result]);
  return { failureRef, focusNextRefusal: () => void (isDue.current = true) };
}

function firstWrong(formId: string, errors: Readonly<Record<string, string[] | null>>): HTMLElement | undefined {
  const elements = [...(document.forms.namedItem(formId)?.elements ?? [])] as HTMLInputElement[];
  return elements.find(({ name, type }) => errors[name] && type !== 'hidden');
}
