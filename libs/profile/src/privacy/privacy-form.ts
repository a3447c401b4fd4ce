import { z } from 'zod';
import { defineCallForm } from '@parlour/api-client/call-form';
import { WhoCanMessage } from '@parlour/contract/profile/privacy-fields';
import { savePrivacy } from '@parlour/contract/profile/save-privacy';
import { switches } from './switches.ts';

const Ticked = z.boolean().optional();
const ticks = Object.fromEntries(switches.map((name) => [name, Ticked])) as Record<
  (typeof switches)[number],
  typeof Ticked
>;

const HiddenWords = z.string().optional();

/** Everything at once, for a browser without JavaScript; a tick that is not sent is off. One hidden word a line. */
export const privacyForm = defineCallForm({
  call: savePrivacy,
  schema: z.object({ ...ticks, who_can_message: WhoCanMessage, hidden_words: HiddenWords }),
  toBody: ({ who_can_message, hidden_words, ...ticked }) => ({
    ...Object.fromEntries(switches.map((name) => [name, ticked[name] === true])),
    who_can_message,
    hidden_words: wordsOf(hidden_words ?? ''),
  }),
});

/**
 * The hidden words alone, where scripts run and each switch has been kept by itself: what was added and removed here, so that what
 * was saved elsewhere meanwhile stays.
 *
 * @param begun what the field began with
 * @param saved what is saved now
 * @param sending takes what is being sent
 */
export const hiddenWordsForm = (begun: string, saved: readonly string[], sending: { typed: string }) =>
  defineCallForm({
    call: savePrivacy,
    schema: z.object({ hidden_words: HiddenWords }),
    toBody: ({ hidden_words = '' }) => {
      sending.typed = hidden_words;
      const [typed, before] = [wordsOf(hidden_words), wordsOf(begun)];
      const stay = saved.filter((word) => typed.includes(word) || !before.includes(word));
      return { hidden_words: [...stay, ...typed.filter((word) => ![...saved, ...before].includes(word))] };
    },
  });

/** What was typed, a word a line; commas part words too. */
export const wordsOf = (typed: string): string[] =>
  typed
    .split(/[\n,;]/)
    .map((word) => word.trim())
    .filter(Boolean);
