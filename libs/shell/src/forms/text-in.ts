/** The text of a posted field; empty where the form has none of that name, or a file. */
export function textIn(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
