/** The countries that a brand can serve: those of the language map (spec section 9), as ISO 3166-1 codes. */
// prettier-ignore
export const countries = [
  'US', 'NL', 'BE', 'FR', 'IT', 'ES', 'DE', 'AT', 'IE', 'GB', 'CA', 'PL', 'AU', 'NZ', 'CH', 'DK', 'FI', 'NO', 'SE',
] as const;

export type Country = (typeof countries)[number];

/** Is this the code of a country that a brand can serve? */
export function isCountry(value: unknown): value is Country {
  return countries.some((country) => country === value);
}
