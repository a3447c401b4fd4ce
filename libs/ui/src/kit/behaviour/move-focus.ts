/**
 * Moves the focus there; false where nobody hears what describes it, which has to be said then: where the focus was there before,
 * or elsewhere in the group that is described, which is read only on the way into it.
 */
export function moveFocus(element: HTMLElement): boolean {
  const before = document.activeElement;
  const group = before?.closest(':is(fieldset, [role$=group])[aria-describedby]');
  element.focus();
  return document.activeElement !== before && !group?.contains(document.activeElement);
}
