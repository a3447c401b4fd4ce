/** What is known about one member and is nobody else's business; each stands nowhere else in the server. */
export const canaries = {
  email: 'canary.nightjar@post.example',
  mailbox: 'canary.nightjar',
  dateOfBirth: '1971-02-03',
  latitude: 51.83,
  longitude: 4.97,
  phone: '0612345678',
  hiddenWord: 'zwaluwnestje',
  blockedName: 'BlockedByCanary',
  address: '203.0.113.77',
} as const;

export type Canary = keyof typeof canaries | 'blockedId';

/** A day as people and programs write it; an age, which everybody may see, is none of these. */
export function writtenDays(iso: string): string[] {
  const date = new Date(iso);
  const [year, month, day] = iso.split('-') as [string, string, string];
  const [m, d] = [String(Number(month)), String(Number(day))];
  const numbers = [
    [day, month],
    [month, day],
    [d, m],
    [m, d],
  ].flatMap(([one, other]) => ['-', '/', '.', '. '].map((between) => [one, other, year].join(between)));
  const words = ['en', 'nl', 'de', 'it', 'fr', 'es', 'pl', 'da', 'fi', 'nb', 'sv', 'en-US'].flatMap((locale) =>
    (['long', 'medium'] as const).map((dateStyle) =>
      new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(date),
    ),
  );
  return [...new Set([iso, iso.replaceAll('-', '/'), iso.replaceAll('-', ''), ...numbers, ...words])];
}

/** A number that stands for itself, and is no part of a longer one. */
const wholeNumber = (number: number): RegExp => new RegExp(`(?<![\\d.])${String(number).replace('.', '\\.')}(?!\\d)`);

const born = Date.parse(canaries.dateOfBirth);
/** How each canary may be written. */
const forms: Record<keyof typeof canaries, readonly (string | RegExp)[]> = {
  email: [canaries.email],
  mailbox: [canaries.mailbox],
  dateOfBirth: [...writtenDays(canaries.dateOfBirth), wholeNumber(born), wholeNumber(born / 1000)],
  latitude: [wholeNumber(canaries.latitude)],
  longitude: [wholeNumber(canaries.longitude)],
  phone: [canaries.phone, '06-12345678', '06 12345678', '+31612345678', '31612345678'],
  hiddenWord: [canaries.hiddenWord],
  blockedName: [canaries.blockedName],
  address: [canaries.address, '203.0.113.0/24', '203.0.113'],
};

/** The canaries that stand in a text. */
export const canariesIn = (text: string): Canary[] =>
  (Object.keys(forms) as (keyof typeof canaries)[]).filter((name) =>
    forms[name].some((form) => (typeof form === 'string' ? text.includes(form) : form.test(text))),
  );
