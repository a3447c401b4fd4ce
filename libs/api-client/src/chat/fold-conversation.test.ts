import { describe, expect, it } from 'vitest';
import type { CanSend } from '@parlour/contract/types/profile';
import {
  foldArrival,
  foldRead,
  foldRemoved,
  hasGap,
  refreshed,
  withOlder,
  type ConversationPage,
} from './fold-conversation.ts';
import { at, canSend, conversation, message, page } from './folds.fixture.ts';

describe('a conversation', () => {
  const loaded = [5, 6, 7].map((seq) => message(seq));

  it('turns into itself with the first message, found by profile', () => {
    const begun = foldArrival(page, { message: message(1), conversation: conversation(1), profile_id: 'p1' });
    expect(begun).toMatchObject({
      conversation: { id: 'c1' },
      can_send: { cost: { text: 1 } },
      messages: [{ id: 'm1' }],
    });
    expect(foldArrival(page, { message: message(1), conversation: conversation(1), profile_id: 'p2' })).toBe(page);
  });

  it('stays at the prices of the country that its member chose when the other writes, unless the cost changes', () => {
    const priced = (currency: 'EUR' | 'CHF', cost = 10): CanSend => ({
      ...canSend(cost),
      money: { text: { amount: 150, currency }, image: null },
      credit_price: { millionths: 150_000, currency },
    });
    const known = { ...page, can_send: priced('CHF') };
    const arriving = (seq: number, can_send: CanSend) =>
      foldArrival(known, {
        message: message(seq),
        conversation: { ...conversation(seq), can_send },
        profile_id: 'p1',
      }).can_send.money.text?.currency;
    expect(arriving(2, priced('EUR')), 'from the other').toBe('CHF');
    expect(arriving(1, priced('EUR')), 'from oneself').toBe('EUR');
    expect(arriving(2, priced('EUR', 20)), 'at another cost').toBe('EUR');
    const dearPhotos = { ...priced('EUR'), cost: { text: 10, image: 30 } };
    expect(arriving(2, dearPhotos), 'at another cost of photos').toBe('EUR');
  });

  it('stays muted or not as its member has set it, whatever a message says that was sent before', () => {
    const known = { ...page, conversation: { ...conversation(1), muted: true } };
    const arrival = { message: message(2), conversation: conversation(2), profile_id: 'p1' };
    expect(foldArrival(known, arrival).conversation).toMatchObject({ muted: true, last_message: { id: 'm2' } });
  });

  it('shows a held message as sent once it is', () => {
    const held = { ...page, messages: [message(1, { seq: null, status: 'held' })] };
    expect(
      foldArrival(held, { message: message(1), conversation: conversation(1), profile_id: 'p1' }).messages,
    ).toMatchObject([{ seq: 1, status: 'sent' }]);
  });

  it('marks one’s own messages as read, up to where the other has read', () => {
    const known = { ...page, conversation: conversation(7), messages: loaded };
    const read = foldRead(known, { kind: 'message_read', conversation_id: 'c1', read_seq: 5, read_at: at(9) });
    expect(read.messages.map(({ status }) => status)).toEqual(['read', 'sent', 'sent']);
    expect(foldRead(read, { kind: 'message_read', conversation_id: 'c1', read_seq: 5, read_at: at(10) })).toBe(read);
    const upToTheirs = foldRead(known, { kind: 'message_read', conversation_id: 'c1', read_seq: 6, read_at: at(9) });
    expect(upToTheirs.messages[1], 'the other’s own, which the viewer has yet to read').toMatchObject({
      status: 'sent',
      read_at: null,
    });
    expect(
      foldArrival(read, { message: message(5), conversation: conversation(5), profile_id: 'p1' }).messages[0]?.status,
    ).toBe('read');
  });

  it('lets removed messages keep their place and say nothing, also those that no fresh answer reaches back to', () => {
    const known: ConversationPage = {
      ...page,
      conversation: conversation(3),
      messages: [1, 2, 3].map((seq) => message(seq)),
    };
    const folded = foldRemoved(known, { kind: 'conversation_changed', conversation_id: 'c1', removed: ['m1'] });
    const after = refreshed({ ...known, messages: [message(2), message(3)], has_more: true }, folded, folded);
    expect(after.messages.map(({ text, deleted }) => [text, deleted])).toEqual([
      [null, true],
      ['Message 2', false],
      ['Message 3', false],
    ]);
    expect(foldRemoved(known, { kind: 'conversation_changed', conversation_id: 'c2', removed: ['m1'] })).toBe(known);
    expect(foldRemoved(known, { kind: 'conversation_changed', conversation_id: 'c1' })).toBe(known);
  });

  it('knows that messages are missing', () => {
    const known = { ...page, messages: loaded };
    expect(hasGap(foldArrival(known, { message: message(9), conversation: conversation(9), profile_id: 'p1' }))).toBe(
      true,
    );
  });

  it('keeps what was loaded when it is asked for again, unless a gap would hide messages', () => {
    const known = withOlder(
      { ...page, messages: loaded, has_more: true },
      { messages: [message(3), message(4)], has_more: true },
    );
    const near = refreshed({ ...page, messages: [message(6), message(7), message(8)], has_more: true }, known, known);
    expect(near.messages.map(({ seq }) => seq)).toEqual([3, 4, 5, 6, 7, 8]);
    const far = refreshed({ ...page, messages: [message(20)], has_more: true }, known, known);
    expect(far.messages.map(({ seq }) => seq)).toEqual([20]);
  });

  const all = { ...page, conversation: conversation(10), messages: [8, 9, 10].map((seq) => message(seq)) };
  const seqsOf = ({ messages }: ConversationPage) => messages.map(({ seq }) => seq);

  it('that was removed elsewhere keeps nothing older than what has come since', () => {
    const after = refreshed({ ...page, messages: [message(11)] }, all, all);
    expect([seqsOf(after), after.has_more]).toEqual([[11], false]);
  });

  it('in doubt keeps nothing older than its next answer, whatever comes before that, and is not in doubt after it', () => {
    const doubted = foldArrival(
      { ...all, inDoubt: true },
      { message: message(11), conversation: conversation(11), profile_id: 'p1' },
    );
    const after = refreshed({ ...page, messages: [message(10), message(11)], has_more: true }, doubted, all);
    expect([seqsOf(after), after.has_more, after.inDoubt]).toEqual([[10, 11], true, undefined]);
  });

  it('takes no older messages that it does not continue any more', () => {
    const short = { ...page, messages: [message(10)], has_more: true };
    expect(withOlder(short, { messages: [message(7)], has_more: false })).toBe(short);
  });

  it('loses what was removed when it is asked for again, and not what came meanwhile', () => {
    const asked = { ...page, messages: loaded };
    const known = { ...page, messages: [...loaded, message(8)] };
    expect(refreshed(page, known, asked).messages.map(({ seq }) => seq)).toEqual([8]);
  });
});
