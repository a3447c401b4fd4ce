import { useEffect, useRef, useState } from 'react';
import { moveFocus } from '@parlour/ui/kit/behaviour/move-focus';
import type { CallFormResult } from './call-form-shape.ts';

/**
 * Moves the focus to what is wrong with a sent form: the summary, or the first field with an error. A page that came
 * back from its route action begins at the summary. A screen reader reads an error when the focus comes to its field.
 * Where the focus was there already, `unheard` names the field for as long as the refusal stands.
 */
export function useRefusalFocus(formId: string, result: CallFormResult | undefined) {
  const failureRef = useRef<HTMLDivElement>(null);
  const isDue = useRef(Boolean(result?.failure));
  const [unheard, setUnheard] = useState<{ result: CallFormResult; name: string }>();
  useEffect(() => {
    if (!isDue.current || !result || result.left) return;
    isDue.current = false;
    const field = firstWrong(formId, result.submission.error ?? {});
    if (result.failure) failureRef.current?.focus();
    else if (field && !moveFocus(field)) setUnheard({ result, name: field.name });
  }, [formId, result]);
  return {
    failureRef,
    focusNextRefusal: () => void (isDue.current = true),
    unheard: unheard?.result === result ? unheard?.name : undefined,
  };
}

function firstWrong(formId: string, errors: Readonly<Record<string, string[] | null>>) {
  const elements = [...(document.forms.namedItem(formId)?.elements ?? [])] as HTMLInputElement[];
  return elements.find(({ name, type }) => errors[name] && type !== 'hidden');
}
