import { useState } from 'react';
import type { Message } from '@parlour/contract/types/chat';
import { useLastWords } from '../../list/use-last-words.ts';

/** The other's newest message that came after the page was there, in the words of the list; null until one does. */
export function useIncoming(messages: readonly Message[]): { id: string; words: string } | null {
  const lastWords = useLastWords();
  const newest = messages.findLast((message) => message.from === 'them');
  const [there] = useState(() => messages.findLast(({ seq }) => seq !== null)?.seq ?? 0);
  if (!newest || (newest.seq ?? 0) <= there) return null;
  return { id: newest.id, words: lastWords(newest) };
}
