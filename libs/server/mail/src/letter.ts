import type { Locale } from '@parlour/models/locale';

interface Addressee {
  /** The address it goes to. */
  to: string;
  name: string;
  locale: Locale;
}

/** Everything the product mails, as plain data; `link` is a whole address. */
export type Letter = Addressee &
  (
    | { kind: 'activation'; link: string }
    | { kind: 'log-in-link'; link: string }
    | { kind: 'sign-up-attempt'; link: string }
  );

/** A letter that is ready to go. */
export interface Mail {
  brand: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  html: string;
  text: string;
  locale: Locale;
}
