import { expect, it } from 'vitest';
import { takersOfFirstMessages, type NewcomerTerms } from './takes-first-message.ts';

const nothing: NewcomerTerms = {
  free_conversations: null,
  free_messages: null,
  message_credits: 10,
};
const real = { fictional: false, whoCanMessage: 'everyone' };
const fictional = { fictional: true, whoCanMessage: 'everyone' };

it.each<[string, Partial<NewcomerTerms>, object[]]>([
  ['gives nothing', {}, []],
  ['has a first conversation free', { free_conversations: 1 }, [fictional, real]],
  ['has a first message free', { free_messages: 1 }, [fictional, real]],
  ['has every message free', { message_credits: 0 }, [fictional, real]],
])('whom somebody who joins may write to, on a brand that %s', (_, given, takers) => {
  expect(takersOfFirstMessages({ ...nothing, ...given })).toEqual(takers);
});
