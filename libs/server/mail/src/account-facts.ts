/** An account that waits for its confirmation. */
export interface Unconfirmed {
  /** The day (YYYY-MM-DD) on which the account is deleted without it; null where it stays. */
  deletedOn?: string | null;
}

export interface Leaving {
  /**
   * The day (YYYY-MM-DD) on which the account is deleted; null where the time is over: a member who can still come back
   * then waits for a payment to be decided.
   */
  deletedOn: string | null;
}

/** A moment, and the clock by which it is told. */
export interface LetterMoment {
  /** ISO 8601, in UTC. */
  iso: string;
  timeZone: string;
}

/** What somebody did to an account. */
export interface AccountAct {
  /** When; absent where nobody kept it. */
  at?: LetterMoment;
}

/** A letter that warns of whoever knows the password. */
export interface PasswordWarning {
  /** Where a new password is asked for. */
  resetLink: string;
}

/** An account that is kept out: once its member took the way out it has the day of that, before that the end of a suspension. */
export type KeptOut =
  | { deletedOn: string }
  | {
      deletedOn: null;
      until: string | null;
      /** The complaint form, with what it is about; a whole address. */
      complaintLink: string;
    };

/** A copy of a member's own data. */
export interface DataCopy extends PasswordWarning {
  /**
   * Why nobody can download it now. `leaving`: the letter's link brings them back. `blocked`: they ask for the copy.
   */
  account?: 'leaving' | 'blocked';
}
