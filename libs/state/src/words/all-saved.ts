/** No field has this name: what was saved when the draft was typed lies there. */
export const OVER = '';

/** A tick box is kept as the list of its values, and is saved as yes or no. */
const textOf = (value: unknown): string => [value === true ? 'on' : value || []].flat().map(String).sort().join();

/** Does nothing stand in these fields that is not saved? Such a draft lies on until its form is sent or left, and says nothing. */
export function isAllSaved(fields: Readonly<Record<string, unknown>>, saved = '{}'): boolean {
  const values = JSON.parse(saved) as Record<string, unknown>;
  return Object.keys(fields).every(
    (name) => name === OVER || (name in values && textOf(fields[name]) === textOf(values[name])),
  );
}
