/** Every mail that this slice sends. */
export const accountMailKinds = [
  'activation',
  'activation-reminder',
  'log-in-link',
  'sign-up-attempt',
  'password-reset',
  'password-changed',
  'mail-change',
  'mail-change-undo',
  'mail-change-attempt',
  'account-deleted',
  'leaving-link',
  'export-ready',
] as const;

/** A mail of this slice as the queue keeps it. No link is in it: whoever sends the mail makes the link's token. */
export interface AccountMail {
  kind: (typeof accountMailKinds)[number];
  brand: string;
  /** The member it goes to. */
  memberId: string;
  /** Scheme and host of the brand as the member sees it. */
  origin: string;
  /** Names the link's row, where one was reserved. */
  request: string | null;
  /** When what it tells of was done (ISO 8601, UTC); a letter that does not name it has none. */
  at?: string;
}

export interface AccountMailJob {
  name: 'send-mail';
  data: AccountMail;
}

/** The job that sends a mail of this slice, to be queued in the transaction that causes it. */
export const accountMailJob = (data: AccountMail): AccountMailJob => ({ name: 'send-mail', data });
