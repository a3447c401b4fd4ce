import { freeBecause, type AllowanceUse, type FreeAllowance, type FreeBecause } from './free-allowance.ts';
import type { WhoCanMessage } from './who-can-message.ts';

/** All that decides whether one member may write to another now. */
export interface SendFacts {
  blockedByThem: boolean;
  blockedByMe: boolean;
  /** The other account is closed, hidden or not confirmed. */
  gone: boolean;
  /** The other member's own rule about who may write first. */
  whoCanMessage: WhoCanMessage;
  likedByThem: boolean;
  matched: boolean;
  /** The other member has answered or accepted: their rule about the first message is behind us. */
  accepted: boolean;
  /** Nothing more may wait for the member's own confirmation. */
  heldFull: boolean;
  fictional: boolean;
  /** The member has confirmed knowing that fictional profiles are fictional. */
  fictionalAcknowledged: boolean;
  allowance: FreeAllowance;
  use: AllowanceUse;
  /** A photo or a gift may begin a free conversation as words do, and is itself never free. */
  words: boolean;
  /** Credits that it costs on this brand. */
  cost: number;
  /** Credits that it costs at most, whatever it costs now: its writer was told so. */
  most?: number;
  /** Credits that the member has. */
  credits: number;
}

export type SendRefusal =
  | 'blocked'
  | 'already_blocked'
  | 'profile_gone'
  | 'not_allowed_by_member'
  | 'not_confirmed'
  | 'fictional_ack_required'
  | 'free_limit'
  | 'insufficient_credits';

/** `cost` is what the message costs this member in this conversation, in credits. */
export type SendVerdict =
  { ok: true; cost: number; free: FreeBecause | null } | { ok: false; refusal: SendRefusal; cost: number };

function mayWriteFirst({ whoCanMessage, likedByThem, matched }: SendFacts): boolean {
  return whoCanMessage === 'everyone' || matched || (whoCanMessage === 'liked' && likedByThem);
}

/**
 * "May I send?" in the order of contract part 7; the first failing rule is the reason. The acknowledgement of fictional
 * profiles stands before a message that costs something (contract part 0, 3). Whoever has blocked the other is told that their
 * own block stands in the way; whoever has written all that may wait is told so before they buy credits for more. The free
 * allowance is for words: a photo or a gift costs what it costs.
 */
export function maySend(facts: SendFacts): SendVerdict {
  const free = freeBecause(facts.allowance, facts.use);
  const cost = free && facts.words ? 0 : Math.min(facts.cost, facts.most ?? facts.cost);
  const refused = (refusal: SendRefusal): SendVerdict => ({ ok: false, refusal, cost });

  if (facts.blockedByThem) return refused('blocked');
  if (facts.gone) return refused('profile_gone');
  if (facts.blockedByMe) return refused('already_blocked');
  if (!facts.accepted && !mayWriteFirst(facts)) return refused('not_allowed_by_member');
  if (facts.heldFull) return refused('not_confirmed');
  if (facts.fictional && !facts.fictionalAcknowledged && cost > 0) return refused('fictional_ack_required');
  if (free && facts.words) return { ok: true, cost: 0, free };
  if (facts.cost === 0 && facts.words && !facts.use.premium && limited(facts.allowance)) return refused('free_limit');
  if (facts.credits < cost) return refused('insufficient_credits');
  return { ok: true, cost, free: free === 'conversation' ? free : null };
}

const limited = (allowance: FreeAllowance): boolean => allowance.conversations !== null || allowance.messages !== null;
