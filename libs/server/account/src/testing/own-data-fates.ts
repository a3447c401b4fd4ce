/** The files of a copy of one’s own data that hold the rows of a table. */
export const copiedAs: Record<string, readonly string[]> = {
  members: ['account'],
  profiles: ['profile', 'privacy'],
  notification_settings: ['notification_settings'],
  match_finder_answers: ['match_finder'],
  photos: ['photos'],
  likes: ['likes_sent', 'likes_received'],
  swipes: ['swipes'],
  blocks: ['blocked'],
  participants: ['conversations'],
  messages: ['messages_written'],
  held_messages: ['messages_held'],
  ledger_entries: ['ledger'],
  payments: ['payments'],
  discount_codes: ['discount_codes'],
  discount_uses: ['discounts_used'],
  mandates: ['mandates'],
  consents: ['consents'],
  sessions: ['sessions'],
  notifications: ['notifications'],
  push_subscriptions: ['push_subscriptions'],
  decisions: ['decisions'],
  reports: ['reports'],
  inquiries: ['inquiries'],
  leavings: ['leaving'],
};

/** Tables with a member in them of which no copy is made, and why. */
export const notCopied: Record<string, string> = {
  tokens: 'secrets of links, which the mails hold',
  conversations: 'the member’s own seat says the same',
  ledger_accounts: 'the sum of the entries',
  mailboxes: 'counts of what the conversations and likes say',
  mailbox_events: 'what happened a day ago at most, told by the rows it happened to',
  idempotency_keys: 'answers of a day, told by the rows they speak of',
  swipe_rounds: 'counts of the swipes of a day',
  exports: 'the copies themselves',
};
