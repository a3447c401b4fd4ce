import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { isStillMeant, useKeptOutgoing, type OutgoingMessage } from '@parlour/api-client/chat/sending/outgoing';
import { useDisclosures } from '@parlour/api-client/members/use-disclosures';
import { addresses, type Search } from '@parlour/contract/addresses';
import type { Chat, Message } from '@parlour/contract/types/chat';
import { useFormats } from '@parlour/i18n';
import { isUnseen } from '@parlour/models/unseen';
import { ConversationRow } from '@parlour/ui';
import { useServerNow } from '../use-server-now.ts';
import { useTyping } from '../use-typing.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useLastWords } from './use-last-words.ts';

const Now = styled.span`
  color: var(--color-action-text);

  [aria-current] & {
    color: var(--color-on-action-soft);
  }
`;

interface ChatRowProps {
  chat: Chat;
  /** What the list keeps in the address. */
  search?: Search;
  current?: boolean;
  /** In the list beside a conversation, which a phone does not show: nor does it fetch its portraits. */
  aside?: boolean;
}

/** One conversation of the list: who, the newest words, those begun or that they are typing, when, and what is unread. */
export function ChatRow({
  chat: { conversation, profile, num_unread_messages: unread },
  search,
  current = false,
  aside = false,
}: ChatRowProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const now = useServerNow();
  const typing = useTyping(conversation);
  const last = conversation.last_message;
  const unsent = useKeptOutgoing(profile.id).findLast((kept) => isUnsentSince(last, kept));
  const begun = useKeptDraft(profile.id) ?? '';
  const draft = current || isUnseen(begun) ? undefined : begun;
  const disclosures = useDisclosures()(profile);
  const sentAt = last?.sent_at;
  const isToday = sentAt !== undefined && formats.day(sentAt, now) === formats.day(now.toISOString(), now);

  return (
    <ConversationRow
      href={addresses.chat.href({ id: conversation.id }, search)}
      name={profile.name}
      disclosed={disclosures.map(({ word }) => word).join(' · ')}
      avatar={{
        src: profile.main_image?.thumb_filename ?? undefined,
        priority: !aside,
        onlineLabel: profile.online === 'now' ? t`online now` : undefined,
      }}
      last={typing ? <Now>{t`is typing …`}</Now> : <LastWords message={last} draft={draft} unsent={unsent} now={now} />}
      time={
        sentAt === undefined
          ? undefined
          : { text: isToday ? formats.time(sentAt) : formats.day(sentAt, now), dateTime: sentAt }
      }
      unread={{ count: unread, label: t`${plural(unread, { one: '# unread message', other: '# unread messages' })}` }}
      mutedLabel={conversation.muted ? t`Muted` : undefined}
      current={current}
    />
  );
}

interface LastWordsProps {
  message: Message | null;
  /** Words that were begun; in the open conversation they stand in its box. */
  draft: string | undefined;
  /** Words that this device keeps for the next connection, or until their member tries them again: newer than what was said. */
  unsent: OutgoingMessage | undefined;
  now: Date;
}

/** Who wrote them, or that they are a draft, wait or were refused, is said in our language. */
function LastWords({ message, draft, unsent: kept, now }: LastWordsProps) {
  const text = useLastWords()(message);
  if (draft !== undefined) {
    const words = <bdi lang="">{draft}</bdi>;
    return <Trans>Draft: {words}</Trans>;
  }
  if (kept) {
    const unsent = <bdi lang="">{kept.text}</bdi>;
    const isWaiting = kept.notSent === 'unsent' && isStillMeant(kept, now);
    return isWaiting ? <Trans>Not sent yet: {unsent}</Trans> : <Trans>Not sent: {unsent}</Trans>;
  }
  const words = isOfMember(message) ? <bdi lang="">{text}</bdi> : text;
  return message?.from === 'me' ? <Trans>You: {words}</Trans> : words;
}

/** An old message that was refused hides none of those that came after it. */
const isUnsentSince = (last: Message | null, { text, notSent, writtenAt }: OutgoingMessage): boolean =>
  Boolean(text && notSent) && (!last || Date.parse(writtenAt) > Date.parse(last.sent_at));

/** Are these words a member's, whose language nobody knows, and not ours? */
const isOfMember = (message: Message | null): boolean =>
  message?.type === 'text' && !message.deleted && message.veiled !== 'words';
