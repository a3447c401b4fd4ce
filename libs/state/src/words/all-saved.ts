/** The key in a kept draft under which lies what was saved when it was typed; empty, because no field has an empty name. */
export const SAVED_BASE = '';

/** A tick box is kept as the list of its values, and is saved as yes or no. */
const textOf = (value: unknown): string => [value === true ? 'on' : value || []].flat().map(String).sort().join();

/** Does nothing stand in these fields that is not saved? Such a draft lies on until its form is sent or left, and says nothing. */
export function isAllSaved(fields: Readonly<Record<string, unknown>>, saved = '{}'): boolean {
  const values = JSON.parse(saved) as Record<string, unknown>;
  return Object.keys(fields).every(
    (name) => name === SAVED_BASE || (name in values && textOf(fields[name]) === textOf(values[name])),
  );
}
