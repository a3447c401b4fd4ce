/** The value of a field that takes one text; undefined for any other. */
export const textValue = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
