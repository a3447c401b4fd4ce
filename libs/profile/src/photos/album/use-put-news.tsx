import { useState, type ReactNode } from 'react';
import { VisuallyHidden } from '@parlour/ui';
import { usePutSentence } from './use-put-sentence.ts';

/** Tells those who listen where a menu has put a photo; what drags it speaks for itself. */
export function usePutNews(): {
  news: ReactNode;
  tell: (...put: Parameters<ReturnType<typeof usePutSentence>>) => void;
} {
  const sentenceOf = usePutSentence();
  const [{ text, number }, set] = useState({ text: '', number: 0 });
  return {
    // Another element each time: the next photo that goes to the same place is told of in the same words.
    news: (
      <VisuallyHidden role="status">
        <span key={number}>{text}</span>
      </VisuallyHidden>
    ),
    tell: (...put) => set((last) => ({ text: sentenceOf(...put), number: last.number + 1 })),
  };
}
