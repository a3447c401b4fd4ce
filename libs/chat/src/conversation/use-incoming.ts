import { useState } from 'react';
import type { Message } from '@parlour/contract/types/chat';

/** The text of the newest message that came after the page was there; null until one does, and where its words are hidden. */
export function useIncoming(messages: readonly Message[]): string | null {
  const newest = messages.findLast((message) => message.from === 'them');
  const [there] = useState(newest?.seq ?? 0);
  return newest && (newest.seq ?? 0) > there && !newest.veiled ? newest.text : null;
}
