/** A mail of this slice as the queue keeps it. No link is in it: whoever sends the mail makes the link's token. */
export interface AccountMail {
  kind: 'activation' | 'log-in-link' | 'sign-up-attempt';
  brand: string;
  /** The member it goes to. */
  memberId: string;
  /** Scheme and host of the brand as the member sees it. */
  origin: string;
  /** Names the link's row; the mail about somebody's sign-up attempt has none. */
  request: string | null;
}

export interface SendMailJob {
  name: 'send-mail';
  data: AccountMail;
}

export const sendMailJob = (data: AccountMail): SendMailJob => ({ name: 'send-mail', data });
