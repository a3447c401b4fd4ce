/** What a reader does not see, as a class within a pattern: controls, marks that turn the writing around, fillers, empty braille. */
export const unseenSigns = String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800`;

const seen = new RegExp(`[^\\s${unseenSigns}]`, 'u');

/** Does a text show its reader nothing at all? Signs younger than this Unicode count as seen: a new emoji is one. */
export const isUnseen = (text: string): boolean => !seen.test(text);
