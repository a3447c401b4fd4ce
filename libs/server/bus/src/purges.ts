/** What the bus keeps only for a time. */
export const mailboxPurges = [{ table: 'mailbox_events', time: 'created_at', kept: '24 hours' }] as const;
