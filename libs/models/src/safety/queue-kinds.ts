/** What may wait for a moderator: a photo, a text about oneself, a report, a complaint, a question to customer service. */
export const queueKinds = ['photo', 'about_me', 'report', 'complaint', 'question'] as const;
export type QueueKind = (typeof queueKinds)[number];

/** How many of what waits may be asked for at once. */
export const queueMost = 200;
