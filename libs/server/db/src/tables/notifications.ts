/** What happened to a member, a row a thing, and when it has to be told. */
export interface NotificationsTable {
  brand: string;
  member_id: string;
  id: string;
  kind: 'message' | 'like' | 'match' | 'credits' | 'account';
  /** Names the thing: a conversation, a like of somebody. */
  tag: string;
  /** Which notice of the account, or what moved the credits. */
  detail: string | null;
  /** How many credits came (or, negative, went) with it. */
  credits: number | null;
  /** Whom it is about. */
  profile_id: string | null;
  conversation_id: string | null;
  happened_at: Date;
  seen_at: Date | null;
  /** When a push has to tell of it; null where none has to, or it was told. */
  push_due_at: Date | null;
  /** When a mail has to tell of it; null likewise. */
  mail_due_at: Date | null;
  /** The conversation's newest message when a mail last told of it. */
  mailed_seq: number | null;
  /** The order of the last mail that tells of it. */
  mail_order: string | null;
}
