import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { tabDrafts } from '@parlour/state/draft-storage';
import { earlyTextOf } from '@parlour/ui/kit/early-texts';
import { useScripted } from '@parlour/ui/kit/use-scripted';
import type { FormDraft } from './use-form-draft.ts';

type FormField = HTMLInputElement & HTMLTextAreaElement;

/**
 * Lets what was typed before the page's scripts came join what was kept, with which they draw the fields anew; the focus goes on in
 * the new field. Words are to whom the page showed them to be.
 */
export function useEarlyFields(formId: string, { key, keepField }: FormDraft): void {
  const isScripted = useScripted();
  const focused = useRef<string>(undefined);
  const adopt = useEffectEvent(() => {
    const elements = [...(document.forms.namedItem(formId)?.elements ?? [])] as FormField[];
    const fields = elements.filter(({ name }) => name);
    if (isScripted) fields.find(({ name }) => name === focused.current)?.focus();
    else if (key && tabDrafts.read(key)) {
      const areWordsNew = fields.some(earlyTextOf);
      for (const field of fields) {
        const { name, type, checked, defaultChecked, defaultValue, value } = field;
        const typed = earlyTextOf(field) ?? value;
        const isChanged = type === 'checkbox' ? checked !== defaultChecked : typed !== (defaultValue ?? value);
        if (name === 'profile_id' ? checked && areWordsNew : isChanged) keepField(field, typed);
        if (field === document.activeElement) focused.current = name;
      }
    }
  });
  useLayoutEffect(() => adopt(), [isScripted]);
}
