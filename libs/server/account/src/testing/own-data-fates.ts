import type { Schema } from '@parlour/server-db/schema';

/** The files of a copy of one’s own data that hold the rows of a table. */
export const copiedAs = {
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
  corrections: ['corrections'],
  reports: ['reports'],
  inquiries: ['inquiries'],
  leavings: ['leaving'],
} satisfies Partial<Record<keyof Schema, readonly string[]>>;

/** Tables with a member in them of which no copy is made, and why. */
export const notCopied = {
  tokens: 'secrets of links, which the mails hold',
  conversations: 'the member’s own seat says the same',
  ledger_accounts: 'the sum of the entries',
  mailboxes: 'counts of what the conversations and likes say',
  mailbox_events: 'what happened a day ago at most, told by the rows it happened to',
  idempotency_keys: 'answers of a day, told by the rows they speak of',
  swipe_rounds: 'counts of the swipes of a day',
  exports: 'the copies themselves',
} satisfies Partial<Record<keyof Schema, string>>;

type OfColumns = { [Table in keyof typeof copiedAs]?: { [Column in keyof Schema[Table]]?: string } };

/** Columns that stand in the copy by another name. */
export const copiedUnder: OfColumns = {
  likes: { from_id: 'profile_id', to_id: 'profile_id' },
  blocks: { blocked_id: 'profile_id' },
  participants: { other_id: 'profile_id' },
  held_messages: { recipient_id: 'profile_id', cost: 'credits' },
  ledger_entries: { created_at: 'at' },
};

/** Columns of every table that say nothing more about a member, and why. */
export const saysNothing = {
  brand: 'the site that the copy is made by',
  member_id: 'the member themselves',
  id: 'names the row, where nothing else in the copy does',
};

/** Columns of copied tables that are not in the copy, and why: what is not here, not copied and about a member was forgotten. */
export const notCopiedColumns: OfColumns = {
  members: {
    email_key: 'the address in small letters',
    name_key: 'the name in small letters',
    password_hash: 'a secret, of which nobody else should have a copy',
    scope: 'rights of the demo and of operators',
    signup_steps: 'which questions were put, whose answers are in the profile',
    delete_at: 'counted from when they left',
    reopened_at: 'counts new terms, told by mails and decisions',
    erasure_began_at: 'nobody can ask any more',
    erased_at: 'nobody can ask any more',
    free_conversations_used: 'a count of conversations that are copied',
    free_messages_used: 'a count of messages that are copied',
  },
  profiles: {
    status: 'follows the account',
    fictional: 'only of profiles that belong to nobody',
    demo: 'only of profiles that belong to nobody',
    main_photo_id: 'said by the photo itself',
    photos_total: 'a count of the photos',
    about_me_pending_since: 'orders the work of moderators; that it waits is said by its status',
    about_me_refused: 'the digest of a text that is gone',
    about_me_settled_by: 'the name of somebody who works here',
    about_me_settled_at: 'told by the notice of what came of the text',
    hidden_visit_at: 'the sessions say when each was here last',
  },
  photos: {
    storage_key: 'where the file lies, which goes along',
    thumbhash: 'a blur made from the file',
    position: 'the order of the rows in time is told',
    digest: 'made from the file',
    was_main: 'keeps a place until another photo is chosen',
    settled_by: 'the name of somebody who works here',
    settled_at: 'told by the notice of what came of the photo',
  },
  likes: { is_new: 'whether the other has looked' },
  blocks: {
    blocker_id: 'the member themselves',
    blocker_name: 'what the member was called, which the profile says now',
  },
  participants: {
    unread: 'a count of what others wrote',
    read_seq: 'a place among what others wrote',
    cleared_seq: 'a place among what others wrote',
    untold_at: 'plans a notification',
  },
  messages: {
    seq: 'a place in the conversation, told by the times',
    sender_id: 'the member themselves',
    sender_kind: 'written by this member, so by one',
    warning: 'a hint to the reader, which the words themselves call up',
    hidden_from_sender: 'how the list is shown',
    hidden_from_recipient: 'what the other put away',
  },
  held_messages: {
    client_id: 'names the row for a repeated act',
    sender_id: 'the member themselves',
  },
  ledger_entries: {
    transaction_id: 'joins the two sides of the books',
    account: 'the member’s own side, of every row here',
    seq: 'the order of the rows',
  },
  payments: {
    provider: 'who collects for the site; the method is told',
    provider_ref: 'a name among companies',
    error: 'a word of the provider for its own',
    next: 'an address that has led to the payment',
    settings_version: 'names the terms, which the payment spells out',
    checked_at: 'plans the next question to the provider',
  },
  mandates: { iban_encrypted: 'the member’s bank has it; its last four digits are told' },
  sessions: {
    token_hash: 'a secret',
    handed_likes: 'ids of likes that are copied',
  },
  notifications: {
    tag: 'made of the ids beside it',
    push_due_at: 'plans a notification',
    mail_due_at: 'plans a notification',
    mailed_seq: 'plans a notification',
    mail_order: 'plans a notification',
  },
  push_subscriptions: {
    session_id: 'joins it to a session',
    keys: 'a secret of the browser',
  },
  decisions: {
    report_id: 'would name what somebody else wrote',
    decided_by: 'the name of somebody who works here',
    appeal_by: 'the name of somebody who works here',
    picture: 'made from the file',
    copies_removed: 'told by the decision’s mail; the messages are copied as removed',
  },
  corrections: { corrected_by: 'the name of somebody who works here' },
  reports: {
    reporter_id: 'the member themselves',
    reporter_key: 'the member themselves',
    network: 'only of visitors',
    evidence: 'what others wrote',
    decided_at: 'told by the decision’s mail; the state is copied',
    decided_by: 'the name of somebody who works here',
    found_nothing_at: 'a step before the state that is copied',
    found_nothing_by: 'the name of somebody who works here',
    evidence_until: 'when what others wrote is forgotten',
  },
  inquiries: {
    email_key: 'the address in small letters',
    language: 'the account’s',
    answer_by: 'a term of the site’s own work',
    answered_at: 'when the row was closed',
    answered_by: 'the name of somebody who works here',
    status: 'says whether the row was closed, and not whether somebody wrote back',
    network: 'against floods, gone after a day',
  },
};
