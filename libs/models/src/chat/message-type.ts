/** What a message may be. */
export const messageTypes = ['text', 'image', 'gift'] as const;
export type MessageType = (typeof messageTypes)[number];
