import { firstState, stateAfterMessage, type ConversationState } from '@parlour/models/chat/conversation-state';
import { giftIds, type GiftId } from '@parlour/models/chat/gifts';
import { HOUR, MINUTE } from '@parlour/models/durations';
import type { CastMember } from '../cast/cast-member.ts';
import { randomOf } from '../random.ts';
import { seededId } from '../seeded-id.ts';
import { demoWords } from '../words/index.ts';
import type { DemoLike } from './likes.ts';
import { scriptOfOthers, scriptsOf, type Script } from './scripts.ts';

/** Words, a photo that is drawn for this message alone, or a gift. */
type DemoContent = { type: 'text'; text: string } | { type: 'image' } | { type: 'gift'; giftId: GiftId };

interface DemoMessage {
  id: string;
  seq: number;
  sender: CastMember;
  content: DemoContent;
  sentAt: Date;
  readAt: Date | null;
}

export interface DemoConversation {
  id: string;
  /** The one whose script it is, and the other. */
  me: CastMember;
  other: CastMember;
  startedBy: CastMember;
  state: ConversationState;
  messages: DemoMessage[];
}

/** A conversation begins at most so long before it ends; both must have been members then. */
const longest = 10 * HOUR;
/** Conversations of the cast that no account to log in with takes part in. */
const ofOthers = 12;

/** Who talks with whom: first the accounts to log in with, along their scripts, then some of the others' matches. */
export function conversationsOf(
  cast: readonly CastMember[],
  likes: readonly DemoLike[],
  seed: string,
  now: Date,
): DemoConversation[] {
  const logins = cast.filter(({ login }) => login !== null);
  const ofLogins = logins.flatMap((me) => talksOf(me, likes, seed, now));
  const others = likes.filter(({ from, to, matchedAt }) => matchedAt && from.id < to.id && !from.login && !to.login);
  const among = others
    .slice(0, ofOthers)
    .map(({ from, to }, place) => talk(from, to, scriptOfOthers(place), seed, now));
  return [...ofLogins, ...among].filter((conversation) => conversation !== null);
}

/** Whoever admires somebody may write only where that somebody lets everyone write. */
function talksOf(me: CastMember, likes: readonly DemoLike[], seed: string, now: Date): (DemoConversation | null)[] {
  const received = likes.filter(({ to, from }) => to.id === me.id && !from.login && !from.profile.fictional);
  const partners = {
    match: received.filter(({ matchedAt }) => matchedAt).map(({ from }) => from),
    admirer:
      me.profile.who_can_message === 'everyone'
        ? received.filter(({ matchedAt }) => !matchedAt).map(({ from }) => from)
        : [],
  };
  return scriptsOf[me.login ?? 'free'].map((script) => {
    const other = partners[script.tie].shift();
    return other ? talk(me, other, script, seed, now) : null;
  });
}

/** A conversation along a script; null where one of the two was not there yet. */
function talk(me: CastMember, other: CastMember, script: Script, seed: string, now: Date): DemoConversation | null {
  const random = randomOf(`${seed} talk ${me.id} ${other.id}`);
  const words = random.sample(demoWords[me.language].exchanges, 5);
  const besides = (script.besides ?? []).map((type): DemoContent =>
    type === 'gift' ? { type, giftId: random.pick(giftIds) } : { type },
  );
  const lines = linesOf(me, other, script, words, besides);
  const startedBy = script.opener === 'me' ? me : other;
  const last = now.getTime() - script.hoursAgo * HOUR;
  if (
    lines.length === 0 ||
    Math.max(me.profile.created_at.getTime(), other.profile.created_at.getTime()) > last - longest
  )
    return null;

  let at = last;
  const sentAts = lines.map(() => new Date((at -= random.between(2, 40) * MINUTE))).toReversed();
  const messages = lines.map(({ sender, content, pending }, place) => {
    const sentAt = sentAts[place] ?? now;
    const id = seededId(`${seed} ${me.id} ${other.id} ${place}`, sentAt);
    return {
      id,
      seq: place + 1,
      sender,
      content,
      sentAt,
      readAt: pending ? null : new Date(sentAt.getTime() + MINUTE),
    };
  });
  const state = messages
    .slice(1)
    .reduce(
      (before, message) => stateAfterMessage(before, message.sender.id === startedBy.id),
      firstState(script.tie === 'match') as ConversationState,
    );
  return { id: seededId(`${seed} ${me.id} ${other.id}`, sentAts[0] ?? now), me, other, startedBy, state, messages };
}

interface Line {
  sender: CastMember;
  content: DemoContent;
  pending: boolean;
}

function linesOf(
  me: CastMember,
  other: CastMember,
  { opener, exchanges, pending }: Script,
  words: readonly (readonly [string, string])[],
  besides: readonly DemoContent[],
): Line[] {
  const [first, second] = opener === 'me' ? [me, other] : [other, me];
  const lines = words.slice(0, exchanges).flatMap(([question, reply], place) => {
    const [asks, replies] = place % 2 === 0 ? [first, second] : [second, first];
    return [
      { sender: asks, content: textOf(question), pending: false },
      { sender: replies, content: textOf(reply), pending: false },
    ];
  });
  const sent = besides.map((content) => ({ sender: other, content, pending: false }));
  const open = pending ? words[exchanges] : undefined;
  return [...lines, ...sent, ...(open ? [{ sender: other, content: textOf(open[0]), pending: true }] : [])];
}

const textOf = (text: string): DemoContent => ({ type: 'text', text });
