import type { Locale } from '@parlour/models/locale';

interface Addressee {
  /** The address it goes to. */
  to: string;
  name: string;
  locale: Locale;
}

/** A complaint or a question to customer service. */
interface Inquiry {
  reference: string;
  /** The day by which a complaint is answered; a question has none. */
  answerBy: string | null;
}

/** Everything the product mails, as plain data; `link` is a whole address. */
export type Letter = Addressee &
  (
    | { kind: 'activation'; link: string }
    | { kind: 'log-in-link'; link: string }
    | { kind: 'sign-up-attempt'; link: string }
    | { kind: 'password-reset'; link: string }
    | { kind: 'password-changed'; link: string }
    | { kind: 'mail-change'; link: string }
    | { kind: 'mail-change-undo'; link: string }
    | { kind: 'mail-change-attempt'; link: string }
    | { kind: 'account-deleted'; link: string }
    | ({ kind: 'inquiry-received'; link: string } & Inquiry)
    | ({ kind: 'inquiry-to-support'; link: string; topic: string; text: string } & Inquiry)
  );

export type LetterOf<Kind extends Letter['kind']> = Extract<Letter, { kind: Kind }>;

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
