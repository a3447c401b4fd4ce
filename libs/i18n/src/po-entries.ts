/** A sentence of a PO file, as the code says it and as its language does. */
export interface PoEntry {
  source: string;
  /** Empty where nobody has translated it yet. */
  translation: string;
}

/** The sentences of a PO file that still stand in the code. */
export const entriesOf = (po: string): PoEntry[] =>
  po
    .split(/\n{2,}/)
    .filter((entry) => !/^#~/m.test(entry))
    .map((entry) => ({ source: stringOf(entry, 'msgid'), translation: stringOf(entry, 'msgstr') }))
    .filter(({ source }) => source !== '');

function stringOf(entry: string, key: 'msgid' | 'msgstr'): string {
  const lines = entry.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`${key} `));
  if (start < 0) return '';
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => !line.startsWith('"'));
  const parts = [lines[start]?.slice(key.length + 1) ?? '', ...rest.slice(0, end < 0 ? undefined : end)];
  return parts.map((part) => part.trim().replace(/^"|"$/g, '')).join('');
}
