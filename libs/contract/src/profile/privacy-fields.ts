import { z } from 'zod';
import { hiddenWordLength, hiddenWordsMax, hiddenWordsOf } from '@parlour/models/chat/hidden-words';
import { whoCanMessageChoices } from '@parlour/models/chat/who-can-message';
import { atMost } from '../types/texts.ts';

export const WhoCanMessage = z.enum(whoCanMessageChoices, 'value_unknown');

const Choice = z.boolean('value_unknown');

/** What a member keeps to themselves (contract B9), each as it stands. */
export const privacyFields = {
  /** Not in search, related profiles, suggestions, games and landers; likes sent are still shown to the liked. */
  invisible: Choice,
  /** Visitors who are not logged in may see the card and the first photo (contract part 0, 16). */
  show_to_visitors: Choice,
  show_online: Choice,
  show_age: Choice,
  show_city: Choice,
  /** Others see when their messages were read. */
  read_receipts: Choice,
  who_can_message: WhoCanMessage,
  /** One's own photos are blurred for everybody but matches. */
  blur_images: Choice,
  /** Photos that others send arrive blurred, until they are tapped. */
  blur_incoming: Choice,
  /** Messages with one of these arrive folded. */
  hidden_words: z
    .array(z.string('value_unknown').trim().min(1, 'value_unknown').check(atMost(hiddenWordLength, 'text_too_long')))
    .transform(hiddenWordsOf)
    .pipe(z.array(z.string()).max(hiddenWordsMax, 'too_many')),
};

export const Privacy = z.object({ ...privacyFields, hidden_words: z.array(z.string()) });
export type Privacy = z.output<typeof Privacy>;
