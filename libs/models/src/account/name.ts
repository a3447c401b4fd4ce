/** Characters of a member's name. */
export const nameLength = { min: 2, max: 20 } as const;

/** Is the name the member's e-mail address (spec section 5)? */
export function namesEmail(name: string, email: string): boolean {
  return name.trim().toLowerCase() === email.trim().toLowerCase();
}

/** Enough of a name for its owner to know it by: `T••`. */
export const maskName = (name: string): string => `${[...name.trim()][0] ?? ''}••`;

/** Does it look like a handle of another site (spec section 5)? */
export function startsWithAtSign(name: string): boolean {
  return name.trim().startsWith('@');
}

/** What two names are compared by: letters that look or sound the same to a reader are the same. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

export type NameVerdict = { ok: true } | { ok: false; refusal: 'name_length' | 'name_at_sign' };

/** Is this a name somebody may carry, whoever else has it? */
export function mayUseName(name: string): NameVerdict {
  if (startsWithAtSign(name)) return { ok: false, refusal: 'name_at_sign' };
  const characters = [...name.trim()].length;
  if (characters < nameLength.min || characters > nameLength.max) return { ok: false, refusal: 'name_length' };
  return { ok: true };
}
