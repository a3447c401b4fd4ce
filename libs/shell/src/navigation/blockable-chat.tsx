import type { ReactNode } from 'react';
import type { Message } from '@parlour/contract/types/chat';
import type { MenuEntry } from '@parlour/ui';
import { ReportButton, useBlockEntry, useIsBlocked, useReportEntry, useReportSheet } from '@parlour/safety';

interface BlockableChatProps {
  /** Whom the conversation is with. */
  profile: { id: string; name: string };
  /** Without one there is nothing yet to report but the profile. */
  conversationId: string | null;
  children: (slots: {
    isBlocked: boolean;
    menuEntries: () => readonly MenuEntry[];
    messageAct: (message: Message) => ReactNode;
  }) => ReactNode;
}

/** Tells a conversation whether its viewer has blocked the other, gives its menu the entries that block and report, and each message of the other the one that reports it. */
export function BlockableChat({ profile, conversationId, children }: BlockableChatProps) {
  const isBlocked = useIsBlocked(profile.id);
  const { entry, dialog } = useBlockEntry(profile, isBlocked);
  const { name } = profile;
  const whole = conversationId
    ? ({ type: 'conversation', id: conversationId, name } as const)
    : ({ type: 'profile', id: profile.id, name } as const);
  const { entry: reportEntry, sheet } = useReportEntry(whole);
  const messages = useReportSheet();
  return (
    <>
      {children({
        isBlocked,
        menuEntries: () => [entry, reportEntry],
        messageAct: ({ id }) => <ReportButton reported={{ type: 'message', id, name }} onReport={messages.open} />,
      })}
      {dialog}
      {sheet}
      {messages.sheet}
    </>
  );
}
