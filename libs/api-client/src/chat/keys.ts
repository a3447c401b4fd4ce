/** Whom a conversation page is about: by its id, or by profile before anybody has written. */
export type ConversationTarget = { conversation_id: string } | { profile_id: string };

/** Roots of this slice's cached queries, and of its mutations. */
export const chatKeys = {
  chats: ['chat', 'list'],
  conversations: ['chat', 'conversation'],
  conversation: (target: ConversationTarget) => ['chat', 'conversation', target],
  typing: (conversationId: string) => ['chat', 'typing', conversationId],
  gifts: (locale: string) => ['chat', 'gifts', locale],
  icebreakers: (profileId: string) => ['chat', 'icebreakers', profileId],
  /** The mutations that carry what is being written to anybody. */
  sendings: ['chat', 'sending'],
  /** The mutations that carry what is being written to somebody. */
  sending: (profileId: string) => ['chat', 'sending', profileId],
  reading: ['chat', 'read'],
  removing: ['chat', 'remove'],
  removingMessage: ['chat', 'remove-message'],
} as const;
