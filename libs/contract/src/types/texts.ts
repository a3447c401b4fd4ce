import { z } from 'zod';

/**
 * A text of at most so many characters, as people count them; its refusal tells the sentence the number (contract part 5). Whatever
 * is asked of the text after this is asked only of one that is short enough.
 */
export const atMost = (max: number, error: 'text_too_long' | 'message_too_long') =>
  z.refine<string>((text) => [...text].length <= max, { error, abort: true, params: { max } });
