import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateAfterMessage, stateSeenBy } from './conversation-state.ts';
import { groupMessages } from './group-messages.ts';
import { icebreakers } from './icebreakers.ts';
import { messageText } from './message-text.ts';
import { messageWarning } from './message-warning.ts';
import { ordinarySentences } from './ordinary-sentences.fixture.ts';

describe('grouping', () => {
  const message = fc.record({
    id: fc.uuid(),
    from: fc.constantFrom('me' as const, 'them' as const),
    sender_kind: fc.constantFrom('member', 'operator'),
    sent_at: fc.constantFrom('2026-11-19T10:00:00Z', '2026-11-20T10:00:00Z', '2026-11-21T10:00:00Z'),
  });
  const dayOf = (iso: string) => iso.slice(0, 10);

  it('keeps every message in its place, and neighbours of one writer and day together', () => {
    fc.assert(
      fc.property(fc.array(message), (messages) => {
        const days = groupMessages(messages, dayOf);
        expect(days.flatMap(({ groups }) => groups.flatMap((group) => group.messages))).toEqual(messages);
        for (const { day, groups } of days) {
          for (const group of groups)
            for (const { from, sent_at } of group.messages)
              expect([from, dayOf(sent_at) <= day]).toEqual([group.from, true]);
          expect(groups[0]!.messages[0]!.sent_at).toContain(day);
        }
      }),
    );
  });

  it('names each day once, in words too, also where a message of the day before stands after midnight', () => {
    const at = [
      '2026-12-31T23:59:59.990Z',
      '2027-01-01T00:00:00.010Z',
      '2026-12-31T23:59:59.995Z',
      '2027-01-01T00:01:00Z',
    ];
    const messages = at.map((sent_at, place) => ({
      id: `${place}`,
      from: 'me' as const,
      sender_kind: 'member',
      sent_at,
    }));
    const inWords = (iso: string) => new Date(iso).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
    const days = groupMessages(messages, inWords);
    expect(days.map(({ day }) => day)).toEqual(['December 31, 2026', 'January 1, 2027']);
    expect(days[1]!.groups).toEqual([{ from: 'me', messages: messages.slice(1) }]);
  });
});

describe('icebreakers', () => {
  it('speak of what both like first, and of nothing that the profile does not say', () => {
    const facts = {
      myInterests: ['wine'],
      theirInterests: ['opera', 'wine', 'unheard_of'],
      theirCity: null,
      theirAboutMe: 'I sing.',
    };
    expect(icebreakers(facts).map(({ id }) => id)).toEqual([
      'shared_interest:wine',
      'their_interest:opera',
      'about_me',
    ]);
    expect(icebreakers({ myInterests: ['wine'], theirInterests: [], theirCity: null, theirAboutMe: null })).toEqual([]);
  });
});

describe('warnings', () => {
  it.each([
    ['Could you send me a gift card?', 'scam'],
    ['Only 500 in bitcoin', 'scam'],
    ['Find me on WhatsApp', 'off_platform'],
    ['Call 06 12 34 56 78', 'off_platform'],
    ['ann@example.org', 'off_platform'],
    ['See www.example.org', 'off_platform'],
    ['Write me on t.me/anna_88', 'off_platform'],
    ['wa.me/31612345678', 'off_platform'],
    ['onlyfans.com/anna', 'off_platform'],
    ['Confirm your card at bit.ly/3secure', 'off_platform'],
    ['Find me on \u0422elegram', 'off_platform'],
    ['Only 500 in bit\u200Bcoin', 'scam'],
    ['Only 500 in USDC', 'scam'],
    ['A google play card is enough', 'scam'],
    ['Send me 200 by PayPal', 'scam'],
    ['Vil du købe et gavekort til mig?', 'scam'],
    ['Kannst du mir Google-Play-Karten kaufen? 300 Euro', 'scam'],
    ['¿Puedes enviarme dinero para el viaje?', 'scam'],
    ['Osta minulle lahjakortti', 'scam'],
    ['Tu peux m’acheter une carte cadeau ?', 'scam'],
    ['Puoi mandarmi soldi per il biglietto?', 'scam'],
    ['Kan du sende meg penger til billetten?', 'scam'],
    ['Kan je mij 300 euro overmaken via Tikkie?', 'scam'],
    ['Zrób mi przelew na 500 zł', 'scam'],
    ['Kan du skicka mig lite pengar?', 'scam'],
    ['Shall we meet on 2026-11-21 20:15?', null],
    ['Shall we meet on 21-11-2026 at 20:15?', null],
    ['The ring cost 1250 euro', null],
    ['What a signpost', null],
    ['J’ai signalé ce profil', null],
    ['Jag är snäll.Fråga mig gärna!', null],
    ['Call 06–12–34–56–78', 'off_platform'],
  ])('%s: %s', (text, warning) => {
    expect(messageWarning(text)).toBe(warning);
  });

  it.each(Object.entries(ordinarySentences))('are none of what is said every day: %s', (_, sentences) => {
    for (const sentence of sentences) expect([sentence, messageWarning(sentence)]).toEqual([sentence, null]);
  });

  // Ten seconds guard against a search that takes the square of the length.
  it.each(['a', '@', 'a@a', 'a.', '0 ', '+1', '-', ' '])(
    'is found out at once, however long the text: "%s"',
    { timeout: 10_000 },
    (unit) => expect(messageWarning(unit.repeat(240_000 / unit.length))).toBeNull(),
  );
});

describe('text', () => {
  it('is measured as people count characters', () => {
    expect(messageText('  👋👋 ', 2)).toEqual({ ok: true, text: '👋👋' });
    expect(messageText(`a${'\n'.repeat(900)}b`, 4)).toEqual({ ok: true, text: 'a\n\nb' });
    expect(messageText('👋👋👋', 2)).toEqual({ ok: false, refusal: 'message_too_long' });
    expect(messageText(' \n ', 2)).toEqual({ ok: false, refusal: 'message_empty' });
  });

  it.each([
    ['a zero-width space', '\u200B'],
    ['a mark that turns the writing around', '\u202E'],
    ['a filler', '\u3164 \uFFA0'],
    ['empty braille', '\u2800\n\u2800'],
    ['half a character', '\uD83D'],
  ])('is empty where its reader would see nothing: %s', (_, text) => {
    expect(messageText(text, 9)).toEqual({ ok: false, refusal: 'message_empty' });
    expect(messageText(`${text}!`, 9)).toMatchObject({ ok: true });
  });

  it('may be a picture that is younger than this', () => {
    expect(messageText('\u{1FAFF}', 9)).toMatchObject({ ok: true });
  });
});

describe('a conversation', () => {
  it('is a request only to the one who was asked, until they answer', () => {
    expect(stateAfterMessage('request', true)).toBe('request');
    expect(stateAfterMessage('request', false)).toBe('open');
    const seen = { state: 'request' as const, startedByMe: false, blockedByMe: false, gone: false };
    expect(stateSeenBy(seen)).toBe('request');
    expect(stateSeenBy({ ...seen, startedByMe: true })).toBe('open');
    expect(stateSeenBy({ ...seen, state: 'blocked' })).toBe('open');
    expect(stateSeenBy({ ...seen, blockedByMe: true, gone: true })).toBe('blocked');
  });
});
