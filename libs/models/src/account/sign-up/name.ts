import { inLatin } from '../../legible.ts';
import { hasContactDetails } from '../../profile/contact-details.ts';
import { unseenSigns } from '../../unseen.ts';

/** Characters of a member's name. */
const nameLength = { min: 2, max: 20 } as const;

/** Characters of a name that are looked at: as many as an address may have, so that one typed here is recognised. */
export const MAX_TYPED_NAME = 254;

/** Signs that a reader does not see, and those that are no character yet, or not the same everywhere. */
const unseen = new RegExp(`[${unseenSigns}\\p{C}]`, 'u');

/** Signs without a shape of their own where the writing needs them: between Arabic letters, and within a picture. */
const needed = new RegExp(
  [
    String.raw`(?<=\p{Script=Arabic})[\u200c\u200d](?=\p{Script=Arabic})`,
    String.raw`(?<=\p{Extended_Pictographic})\ufe0f|\ufe0f(?=\u20e3)`,
    String.raw`(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d(?=\p{Extended_Pictographic})`,
  ].join('|'),
  'gu',
);

/** Scripts whose letters look like one another's. Somebody's name is in one of them; a mixed one copies somebody else's. */
const lookalikes = ['Latin', 'Cyrillic', 'Greek', 'Coptic', 'Armenian', 'Cherokee', 'Lisu'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

/** Marks without a letter to stand on, and more of them on one than any writing needs: they cover what is above and below. */
const towering = /^\p{M}|\p{M}{4}/u;

/** Marks on a Latin letter that has no such form of its own, which no reader knows a name by. */
const looseMarks = /(?<=\p{Script=Latin})[\u0300-\u036f]+/gu;

/** Enough of a name for its owner to know it by: `T••`. */
export const maskName = (name: string): string => `${[...name.trim()][0] ?? ''}••`;

/**
 * The key by which two names are compared: letters that look or sound the same to a reader are the same. A name written
 * in Cyrillic letters alone is still its owner's.
 */
export const nameKey = (name: string): string =>
  inLatin(name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()).replace(looseMarks, '');

export type NameVerdict =
  | { ok: true }
  | {
      ok: false;
      refusal: 'name_length' | 'name_at_sign' | 'name_is_email' | 'contact_details_in_text' | 'name_signs';
    };

/**
 * May somebody carry this name, whoever else has it? It does not look like a handle of another site, nor like an
 * address: its owner could not log in by such a name. It is no way to be reached elsewhere: a name stands on every
 * card, and in mails.
 */
export function mayUseName(name: string): NameVerdict {
  const plain = name.normalize('NFKC').trim();
  if (plain.startsWith('@')) return { ok: false, refusal: 'name_at_sign' };
  if (plain.includes('@')) return { ok: false, refusal: 'name_is_email' };
  const characters = [...name.trim()].length;
  if (characters > nameLength.max) return { ok: false, refusal: 'name_length' };
  if (hasContactDetails(plain)) return { ok: false, refusal: 'contact_details_in_text' };
  if (characters < nameLength.min) return { ok: false, refusal: 'name_length' };
  if (towering.test(plain) || unseen.test(name.replace(needed, ''))) return { ok: false, refusal: 'name_signs' };
  const scripts = lookalikes.filter((script) => script.test(plain)).length;
  return scripts > 1 ? { ok: false, refusal: 'name_signs' } : { ok: true };
}
