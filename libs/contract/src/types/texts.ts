import { z } from 'zod';

/** A text of at most so many characters, as people count them; its refusal tells the sentence the number (contract part 5). */
export const atMost = (max: number, error: 'text_too_long' | 'message_too_long') =>
  z.refine<string>((text) => [...text].length <= max, { error, params: { max } });
