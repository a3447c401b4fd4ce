import { expect, it } from 'vitest';
import { ApiError } from '../../api-error.ts';
import { unsent } from './is-unsent.ts';
import { messagesUnderWay } from './messages-under-way.ts';
import { messageNamed } from './resending.fixture.ts';
import type { SendingMutation } from './sendings.ts';

const refused = new ApiError(402, { code: 'insufficient_credits' });
const unanswered = new ApiError(0, { code: 'offline' });

const sending = (name: string, status: 'pending' | 'success' | 'error', error: ApiError | null = null) =>
  ({ variables: messageNamed(name), status, error }) as SendingMutation['state'];
const kept = (name: string, notSent?: 'unsent' | 'refused') => ({ ...messageNamed(name), notSent });

const fatesOf = (...given: Parameters<typeof messagesUnderWay>) =>
  messagesUnderWay(...given).map(({ message, fate }) => [message.clientId, fate]);

it('the device tells of other pages’ messages, this page of its own, and nobody of one that has arrived', () => {
  const here = [
    sending('going', 'pending'),
    sending('arrived', 'success'),
    sending('lost', 'error', unanswered),
    sending('waits', 'error', unsent()),
    sending('denied', 'error', refused),
  ];
  const elsewhere = [kept('sent'), kept('waiting', 'unsent'), kept('rejected', 'refused')];
  expect(fatesOf([...elsewhere, kept('going'), kept('arrived'), kept('lost')], here)).toEqual([
    ['sent', 'elsewhere'],
    ['waiting', 'unsent'],
    ['rejected', 'refused'],
    ['going', 'sending'],
    ['lost', 'unanswered'],
    ['waits', 'unsent'],
    ['denied', 'refused'],
  ]);
});

it.each([
  ['had no connection for', 'no mark', 'elsewhere', unsent()],
  ['had no connection for', 'refused', 'refused', unsent()],
  ['had no connection for', 'unsent', 'unsent', unsent()],
  ['got no answer to', 'refused', 'refused', unanswered],
  ['got no answer to', 'no mark', 'unanswered', unanswered],
  ['was refused', 'no mark', 'refused', refused],
] as const)('what this page %s, and the device keeps with %s: %s', (_, mark, fate, error) => {
  const there = kept('one', mark === 'no mark' ? undefined : mark);
  expect(fatesOf([there], [sending('one', 'error', error)])).toEqual([['one', fate]]);
});

it('what waits for another tab’s lock has no words here yet: the device has them', () => {
  const waiting = { status: 'idle', error: null } as SendingMutation['state'];
  expect(fatesOf([kept('one')], [waiting])).toEqual([['one', 'elsewhere']]);
});
