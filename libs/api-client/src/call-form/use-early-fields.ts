import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { tabStorage } from '@parlour/state/stored/browser-storage';
import { earlyTextOf } from '@parlour/ui/kit/forms/early/early-texts';
import { useScripted } from '@parlour/ui/kit/behaviour/use-scripted';
import { isSecret, type FormDraft } from './use-form-draft.ts';

type FormField = HTMLInputElement & HTMLTextAreaElement & { options?: HTMLOptionsCollection; selectedIndex: number };

/** Does a field stand otherwise than the server has drawn it? */
function isChanged(field: FormField): boolean {
  const { type, checked, defaultChecked, defaultValue, value, options, selectedIndex } = field;
  if (options)
    return (
      selectedIndex !==
      Math.max(
        0,
        [...options].findIndex((option) => option.defaultSelected),
      )
    );
  if (type === 'radio') return checked && !defaultChecked;
  return type === 'checkbox' ? checked !== defaultChecked : (earlyTextOf(field) ?? value) !== defaultValue;
}

/**
 * Lets what was typed before the page's scripts came join what was kept, with which they draw the fields anew; a secret, which is
 * never kept, goes from field to field. The focus goes on in the new field. Words are to whom the page showed them to be.
 */
export function useEarlyFields(formId: string, { key, keepField }: FormDraft): void {
  const isScripted = useScripted();
  const handedOn = useRef<[name: string, take: (field: FormField) => void][]>([]);
  const adopt = useEffectEvent(() => {
    const elements = [...(document.forms.namedItem(formId)?.elements ?? [])] as FormField[];
    const fields = elements.filter(({ name }) => name);
    if (isScripted) {
      for (const [wanted, take] of handedOn.current.splice(0)) {
        const next = fields.find(({ name }) => name === wanted);
        if (next) take(next);
      }
    } else if (key && tabStorage.read(key)) {
      const areWordsNew = fields.some(earlyTextOf);
      for (const field of fields) {
        const { name, value, checked } = field;
        if (name === 'profile_id' ? checked && areWordsNew : isChanged(field)) keepField(field, earlyTextOf(field));
        if (isSecret(field) && value) handedOn.current.push([name, (next) => (next.value = value)]);
        if (field === document.activeElement) handedOn.current.push([name, (next) => next.focus()]);
      }
    }
  });
  useLayoutEffect(() => adopt(), [isScripted]);
}
