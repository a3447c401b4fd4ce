import { fewBlankLines } from '../few-blank-lines.ts';
import { isUnseen } from '../unseen.ts';

export type TextVerdict = { ok: true; text: string } | { ok: false; refusal: 'message_empty' | 'message_too_long' };

/** A message's text as it is stored: without blanks around it or walls of empty lines, and at most `longest` characters as people count them. */
export function messageText(input: string, longest: number): TextVerdict {
  const text = fewBlankLines(input.trim());
  if (isUnseen(text)) return { ok: false, refusal: 'message_empty' };
  return [...text].length > longest ? { ok: false, refusal: 'message_too_long' } : { ok: true, text };
}
