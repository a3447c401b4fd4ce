import { maySend, type SendFacts } from './may-send.ts';
import { whoCanMessageChoices } from './who-can-message.ts';

/** A brand's settings that decide about a newcomer's words: what is free for everybody, and what a message costs. */
export interface NewcomerTerms {
  free_conversations: number | null;
  free_messages: number | null;
  message_credits: number;
}

/** What decides about the words on the side of the member who is written to. */
export type Addressee = Pick<SendFacts, 'gone' | 'fictional' | 'whoCanMessage'>;

/**
 * Does such a member take the words of somebody who joins now? The two have never met. The newcomer is shown no price,
 * so the words must be free.
 */
export function takesFirstMessage(terms: NewcomerTerms, addressee: Addressee): boolean {
  return maySend({
    ...addressee,
    blockedByThem: false,
    blockedByMe: false,
    likedByThem: false,
    matched: false,
    accepted: false,
    heldFull: false,
    fictionalAcknowledged: false,
    allowance: { conversations: terms.free_conversations, messages: terms.free_messages },
    use: { premium: false, conversations: 0, messages: 0, conversation: 'new' },
    words: true,
    cost: terms.message_credits,
    credits: 0,
  }).ok;
}

/** A kind of member, by what a search can tell of them. */
export type Taker = Pick<Addressee, 'fictional' | 'whoCanMessage'>;

const kinds: readonly Taker[] = [true, false].flatMap((fictional) =>
  whoCanMessageChoices.map((whoCanMessage) => ({ fictional, whoCanMessage })),
);

/** The kinds of members who take a newcomer's words, as long as they are here. */
export const takersOfFirstMessages = (terms: NewcomerTerms): Taker[] =>
  kinds.filter((kind) => takesFirstMessage(terms, { ...kind, gone: false }));
