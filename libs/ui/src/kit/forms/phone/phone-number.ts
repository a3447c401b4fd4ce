/** A country whose numbers somebody may have, as plain data. */
export interface PhoneCountry {
  /** ISO 3166: `DE` */
  code: string;
  /** In the reader's language. */
  name: string;
  /** The calling code without plus: `49` */
  prefix: string;
  /** What is dialled before a number at home only: `0` in Germany, nothing in Denmark, part of the number in Italy. */
  trunk?: string;
}

/** The longest number that E.164 knows, its calling code included. */
const MAX_DIGITS = 15;

/**
 * @param typed as dialled at home (`0151 234`), or with the calling code (`+49 151 234`, `0049 151 234`)
 * @returns E.164 (`+49151234`), or an empty text as long as no more than the country's calling code is typed
 */
export function internationalNumber(typed: string, country: PhoneCountry): string {
  const abroad = withCallingCode(typed);
  const digits = abroad ?? country.prefix + withoutTrunk(typed.replace(/\D/g, ''), country);
  return digits === '' || digits === country.prefix ? '' : `+${digits.slice(0, MAX_DIGITS)}`;
}

/**
 * The country whose calling code the number itself names. Where several share it, as all of North America does, or the
 * number names none of them, it is the preferred one.
 */
export function countryOfNumber<Country extends PhoneCountry>(
  typed: string,
  countries: readonly Country[],
  preferred: Country,
): Country {
  const digits = withCallingCode(typed);
  if (digits === undefined || digits.startsWith(preferred.prefix)) {
    return preferred;
  }
  return countries.find((country) => digits.startsWith(country.prefix)) ?? preferred;
}

/** The rest of an E.164 number, behind its country's calling code. */
export function nationalPart(number: string, country: PhoneCountry): string {
  const start = `+${country.prefix}`;
  return number.startsWith(start) ? number.slice(start.length) : number;
}

function withCallingCode(typed: string): string | undefined {
  const text = typed.trim();
  if (!/^(?:\+|00)/.test(text)) {
    return undefined;
  }
  return text.replace(/\D/g, '').replace(/^0+/, '');
}

function withoutTrunk(digits: string, { trunk }: PhoneCountry): string {
  return trunk !== undefined && digits.startsWith(trunk) ? digits.slice(trunk.length) : digits;
}
