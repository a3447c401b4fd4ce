/**
 * Moves the focus to an element.
 *
 * @returns false where nobody hears what describes the element, which has to be said then: the focus was there before,
 *   or elsewhere in the described group, whose description is read only on the way into it
 */
export function moveFocus(element: HTMLElement): boolean {
  const before = document.activeElement;
  const group = before?.closest(':is(fieldset, [role$=group])[aria-describedby]');
  element.focus();
  return document.activeElement !== before && !group?.contains(document.activeElement);
}
