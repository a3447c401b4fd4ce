/** `request`: written to, neither answered nor accepted yet (contract part 7). */
export const conversationStates = ['open', 'request', 'blocked', 'gone'] as const;
export type ConversationState = (typeof conversationStates)[number];
/** What a conversation is again once a block ends. */
export type StateBeforeBlock = Exclude<ConversationState, 'blocked'>;

/** What a conversation begins as: somebody who likes the writer need not be asked first. */
export function firstState(recipientLikesSender: boolean): 'open' | 'request' {
  return recipientLikesSender ? 'open' : 'request';
}

/** The state after a message: an answer opens a request. */
export function stateAfterMessage(state: ConversationState, senderStartedIt: boolean): ConversationState {
  return state === 'request' && !senderStartedIt ? 'open' : state;
}

export interface StateView {
  state: ConversationState;
  startedByMe: boolean;
  blockedByMe: boolean;
  gone: boolean;
}

/** The state as one side sees it: only who was asked sees a request, and who was blocked is told nothing by lists. */
export function stateSeenBy({ state, startedByMe, blockedByMe, gone }: StateView): ConversationState {
  if (blockedByMe) return 'blocked';
  if (gone) return 'gone';
  return state === 'request' && !startedByMe ? 'request' : 'open';
}
