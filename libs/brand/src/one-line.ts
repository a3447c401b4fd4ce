import { z } from 'zod';

/**
 * A text that stands in one line: in a title, a mail's subject or sender. A break or another control character in it would end
 * the line, and a mail's header with it.
 */
export const oneLine = (most?: number) => {
  const line = z
    .string()
    .trim()
    .min(1)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'one line, without control characters');
  return most === undefined ? line : line.max(most, `at most ${most} characters`);
};
