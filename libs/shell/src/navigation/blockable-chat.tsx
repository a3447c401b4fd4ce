import type { ReactNode } from 'react';
import type { MenuEntry } from '@parlour/ui';
import { useBlockEntry, useIsBlocked } from '@parlour/safety';

interface BlockableChatProps {
  /** Whom the conversation is with. */
  profile: { id: string; name: string };
  children: (menuEntries: () => readonly MenuEntry[]) => ReactNode;
}

/** Gives a conversation's menu the entry that blocks, or ends the block. */
export function BlockableChat({ profile, children }: BlockableChatProps) {
  const { entry, dialog } = useBlockEntry(profile, useIsBlocked(profile.id));
  return (
    <>
      {children(() => [entry])}
      {dialog}
    </>
  );
}
