import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

type ChoiceField = HTMLInputElement | HTMLSelectElement;

/** True or false of a box or a switch, else the value. */
export const choiceOf = (field: ChoiceField): boolean | string =>
  field.type === 'checkbox' ? field.checked : field.value;

/**
 * Tells which fields stand otherwise than they are drawn once the page's scripts have come: somebody chose before, or the browser
 * put the choice back. React lets it stand without a word, and its next render would take it back.
 *
 * @param place what the fields stand in
 */
export function useEarlyChoice(
  place: RefObject<HTMLElement | null>,
  isAsDrawn: (field: ChoiceField) => boolean,
  onChoice: (field: ChoiceField) => void,
): void {
  const adopt = useEffectEvent(() => {
    const fields = place.current?.querySelectorAll<ChoiceField>('select, [type="checkbox"], [type="radio"]') ?? [];
    for (const field of fields) if (!isAsDrawn(field)) onChoice(field);
  });
  useLayoutEffect(() => adopt(), []);
}

/** The same of radios of which one is chosen. */
export const useEarlyRadio = <Value extends string>(
  place: RefObject<HTMLElement | null>,
  chosen: Value,
  onChoose: (value: Value) => void,
): void =>
  useEarlyChoice(
    place,
    (radio) => !(radio as HTMLInputElement).checked || radio.value === chosen,
    (radio) => onChoose(radio.value as Value),
  );
