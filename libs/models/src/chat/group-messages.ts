/** What grouping needs of a message. */
export interface GroupedMessage {
  id: string;
  from: 'me' | 'them';
  sender_kind: string;
  sent_at: string;
}

export interface MessageGroup<M> {
  from: 'me' | 'them';
  messages: M[];
}

export interface MessageDay<M> {
  day: string;
  groups: MessageGroup<M>[];
}

/**
 * Messages in their order, gathered by day and then by who wrote them one after another. `dayOf` names the calendar day of
 * a moment where the reader lives. A day never goes back: two messages of midnight may stand the later one first.
 *
 * @param beginning the id of a message that begins a group in any case: something stands before it
 */
export function groupMessages<M extends GroupedMessage>(
  messages: readonly M[],
  dayOf: (iso: string) => string,
  beginning?: string,
): MessageDay<M>[] {
  const days: MessageDay<M>[] = [];
  let latest = '';
  for (const message of messages) {
    if (message.sent_at > latest) latest = message.sent_at;
    const day = dayOf(latest);
    if (days.at(-1)?.day !== day) days.push({ day, groups: [] });
    const groups = days.at(-1)!.groups;
    const last = message.id === beginning ? undefined : groups.at(-1)?.messages.at(-1);
    if (last?.from === message.from && last.sender_kind === message.sender_kind) groups.at(-1)!.messages.push(message);
    else groups.push({ from: message.from, messages: [message] });
  }
  return days;
}
