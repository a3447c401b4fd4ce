import type { Seller } from '@parlour/contract/types/company';
import type { Locale } from '@parlour/models/locale';
import type { Money } from '@parlour/models/payments/money';
import type { InquiryTopic } from '@parlour/models/safety/inquiries';
import type { DecisionGround, DecisionMeasure, ModerationRule, ReportOutcome } from '@parlour/models/safety/decisions';
import type { AccountAct, DataCopy, KeptOut, Leaving, PasswordWarning, Unconfirmed } from './account-facts.ts';

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

/** Who wrote an inquiry, as customer service needs it for an answer. */
interface Writer {
  email: string;
  /** What a complaint is signed with; a question is not. */
  name: string | null;
  language: Locale;
  /** Null where nobody was logged in. */
  memberId: string | null;
  /** The payment that a complaint is about. */
  paymentId: string | null;
}

/** How many things happened, and nothing of what they are. Whoever gets a mail about it can end such mails. */
interface WhatHappened {
  messages: number;
  likes: number;
  matches: number;
  /** The member wants nothing said, whatever the brand's rule. */
  discreet: boolean;
  /** Our page that ends these mails. */
  stopLink: string;
  /** Where a mail program's own button posts to (RFC 8058). */
  oneClickLink: string;
}

/** What was bought, as its confirmation states it. Days are YYYY-MM-DD. */
interface Purchase {
  /** The payment's id, by which it is asked for. */
  reference: string;
  credits: number;
  /** All that was paid, the transaction costs with it. */
  total: Money;
  /** What a discount took off the price before; nothing where there was none. */
  discount: Money;
  /** What of the total the way to pay costs. */
  costs: Money;
  paidOn: string;
  returnDays: number;
  returnUntil: string;
  /**
   * How the buyer's account stands:
   * - `leaving`: the buyer may come back by the letter's link;
   * - `blocked`: it may be opened again;
   * - `closed`: nobody comes back to it.
   */
  account: 'open' | 'leaving' | 'blocked' | 'closed';
  /** How it was paid; `name` is what the method calls itself. */
  method: { id: string; name: string };
  /** What the buyer reads on their bank statement. */
  statementName: string;
  /** Our page by which customer service is written to. */
  serviceLink: string;
  /** Null where that is not known any more. */
  seller: Seller | null;
}

/** What went back of a payment. */
interface Returned {
  /** The payment's id, by which it is asked for. */
  reference: string;
  /** All that was paid, the transaction costs with it. */
  total: Money;
  /** The day (YYYY-MM-DD) it was paid; null where that is not known. */
  paidOn: string | null;
  /** How much of that went back. */
  returned: Money;
  /** Its buyer can log in and see it. */
  isOpen: boolean;
}

/**
 * What was done, as a letter states it. Words of a message and a gift are told from words about oneself
 * (`text_removed`). What went from a conversation is `messages_removed`, whatever it was. A warning that took the same picture
 * from elsewhere is `warned_of_copies`.
 */
export type StatedMeasure =
  DecisionMeasure | 'message_removed' | 'gift_removed' | 'messages_removed' | 'warned_of_copies';

/** Which decision a letter is about, as its member knows it. */
interface Stated {
  /** The decision's id, by which it is taken back. */
  reference: string;
  measure: StatedMeasure;
}

/** What was decided about a member, and why. Days are YYYY-MM-DD. */
interface Statement extends Stated {
  /** When a message was sent that was removed; null where it was something else, or nobody knows any more. */
  sentOn: string | null;
  ground: DecisionGround;
  /** Which law was broken. */
  law?: string;
  rule: ModerationRule;
  facts: string;
  /** The same picture of theirs was removed from elsewhere too. */
  alsoRemoved?: boolean;
  automated: boolean;
  /** It followed a report (article 17(3)(b)); whose, it does not say. */
  afterReport: boolean;
  /** The decision in whose place it was taken. */
  replaces?: string;
  /** That one removed messages, which does not come back, and this one removes none. */
  staysRemoved?: boolean;
  /** That one removed messages beside what it was about, which does not come back either. */
  copiesStayRemoved?: boolean;
  /** When a suspension ends. */
  until: string | null;
  appealUntil: string;
}

/** What a decision that was taken back gives back; `record`: nothing but a clean one. */
export type Reversal = 'photo' | 'text' | 'account' | 'record';

/** What another decision still keeps from the same member: the whole account, or the same photo or words. */
export type StillStanding = 'account' | 'content';

/** A decision that was taken back. */
interface Reversed extends Stated {
  /** YYYY-MM-DD. */
  decidedOn: string;
  back: Reversal;
  standing: StillStanding | null;
  /** Messages were removed by it: both sides have seen that they are gone. */
  staysRemoved: boolean;
  /** So were messages beside what it was about. */
  copiesStayRemoved?: boolean;
}

/** What was made of a report: nothing was found, something was done on a ground, or that was taken back since. */
export type ReportVerdict =
  | { outcome: 'no_violation' | 'reversed' }
  | { outcome: Exclude<ReportOutcome, 'no_violation'>; ground: DecisionGround };

/** What became of a report. Days are YYYY-MM-DD. */
interface DecidedReport {
  reference: string;
  /** Another outcome than its reporter was told first. */
  again: boolean;
  appealUntil: string;
  /** The complaint form, with what it is about; a whole address. */
  complaintLink: string;
}

/** Everything the product mails, as plain data; `link` is a whole address. */
export type Letter = Addressee &
  (
    | ({ kind: 'activation'; link: string } & Unconfirmed)
    | ({ kind: 'activation-reminder'; link: string } & Unconfirmed)
    | ({ kind: 'log-in-link'; link: string } & PasswordWarning)
    | { kind: 'sign-up-attempt'; link: string }
    | { kind: 'password-reset'; link: string }
    | ({ kind: 'password-changed'; link: string } & AccountAct)
    | { kind: 'mail-change'; link: string }
    | ({ kind: 'mail-change-undo'; link: string } & AccountAct)
    | { kind: 'mail-change-attempt'; link: string }
    | ({ kind: 'account-deleted'; link: string } & Leaving)
    | { kind: 'mail-resume'; link: string }
    | ({ kind: 'notifications'; link: string } & WhatHappened)
    | { kind: 'leaving-link'; link: string }
    | ({ kind: 'closed-account'; link: string } & KeptOut)
    | ({ kind: 'export-ready'; link: string } & DataCopy)
    | ({ kind: 'receipt'; link: string } & Purchase)
    | ({ kind: 'payment-returned'; link: string } & Returned)
    | ({ kind: 'decision-statement'; link: string } & Statement)
    | ({ kind: 'decision-reversed'; link: string } & Reversed)
    | ({ kind: 'report-decided'; link: string } & DecidedReport & ReportVerdict)
    | ({ kind: 'inquiry-received'; link: string } & Inquiry)
    | ({ kind: 'inquiry-to-support'; link: string; topic: InquiryTopic; text: string; writer: Writer } & Inquiry)
  );

export type LetterOf<Kind extends Letter['kind']> = Extract<Letter, { kind: Kind }>;

/** A letter that is ready to go. */
export interface Mail {
  brand: string;
  from: { name: string; address: string };
  to: string;
  /** The address that an answer goes to, where that is not the sender's. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  locale: Locale;
  /** Headers of this mail alone, such as how to end mails of its kind. */
  headers?: Readonly<Record<string, string>>;
}

/** A mail on its way. */
export interface SentMail extends Mail {
  /** The same for every copy, where it had to be sent again. */
  id: string;
}
