import { describe, expect, it } from 'vitest';
import { dayEnds, dayIn, daysLater } from '../day.ts';
import {
  appealUntil,
  keptForComplaints,
  factsLength,
  lawLength,
  readDecision,
  readReasons,
  removalMeasure,
  type TypedDecision,
} from './decisions.ts';

const moment = { now: new Date('2026-11-21T12:00:00Z'), timeZone: 'Europe/Berlin' };
const { now } = moment;
const reasons = { rule: 'threat', facts: ' Wrote “I find you”. ' };
const fieldsOf = (typed: TypedDecision): string[] => {
  const read = readDecision(typed, moment);
  return read.ok ? [] : read.problems.map(({ field }) => field);
};

describe('a decision', () => {
  it('is read with its reasons, and a suspension to the end of its day on the brand’s calendar', () => {
    expect(readDecision({ outcome: 'suspended', until: '2026-11-21', ...reasons }, moment)).toEqual({
      ok: true,
      decision: {
        outcome: 'suspended',
        ground: 'terms',
        law: null,
        rule: 'threat',
        facts: 'Wrote “I find you”.',
        until: new Date('2026-11-21T22:59:59.999Z'),
      },
    });
    expect(readDecision({ outcome: 'no_violation' }, moment)).toEqual({
      ok: true,
      decision: { outcome: 'no_violation' },
    });
  });

  it.each<[TypedDecision, string[]]>([
    [{ outcome: 'rude' }, ['outcome']],
    [{ outcome: 'warned' }, ['rule', 'facts']],
    [{ outcome: 'suspended', ground: 'taste', rule: 'x', until: '2026-02-30' }, ['ground', 'rule', 'facts', 'until']],
    [{ outcome: 'warned', ground: 'illegal', ...reasons }, ['law']],
    [{ outcome: 'warned', ground: 'illegal', law: ' . ', ...reasons }, ['law']],
    [{ outcome: 'warned', ground: 'illegal', law: 'x'.repeat(lawLength + 1), ...reasons }, ['law']],
    [{ outcome: 'warned', law: 'Article 1', ...reasons }, ['law']],
    [{ outcome: 'suspended', ...reasons }, ['until']],
    [{ outcome: 'suspended', ...reasons, until: '2026-11-20' }, ['until']],
    [{ outcome: 'banned', ...reasons, until: '2027-01-01' }, ['until']],
    [{ outcome: 'no_violation', until: '2027-01-01' }, ['until']],
    [
      { outcome: 'no_violation', ground: 'terms', ...reasons, until: '2027-01-01' },
      ['ground', 'rule', 'facts', 'until'],
    ],
    [{ outcome: 'warned', rule: 'threat', facts: 'x'.repeat(factsLength + 1) }, ['facts']],
  ])('%j is refused with all that is wrong', (typed, fields) => {
    expect(fieldsOf(typed)).toEqual(fields);
  });

  it('by the law names which, as the end of a sentence', () => {
    const typed = { outcome: 'warned', ground: 'illegal', law: ' Article 254ba, Criminal Code. ', ...reasons };
    expect(readDecision(typed, moment)).toMatchObject({ decision: { law: 'Article 254ba, Criminal Code' } });
  });

  it('is called by what it takes away: photos, where there is nothing else', () => {
    const [words, photo, gift] = [{ type: 'text' }, { type: 'image' }, { type: 'gift' }] as const;
    expect([removalMeasure('photo', [words]), removalMeasure('profile', [photo])]).toEqual([
      'photo_removed',
      'text_removed',
    ]);
    expect([[photo], [words], [gift]].map((sent) => removalMeasure('message', sent))).toEqual([
      'photo_removed',
      'text_removed',
      'text_removed',
    ]);
    expect(
      [
        [photo, photo],
        [photo, words],
      ].map((sent) => removalMeasure('conversation', sent)),
    ).toEqual(['photo_removed', 'text_removed']);
  });

  it('may be complained about for six months, and what it was taken by is kept a month more', () => {
    expect(appealUntil(now).toISOString().slice(0, 10)).toBe('2027-05-25');
    expect(keptForComplaints(now).toISOString().slice(0, 10)).toBe('2027-06-25');
    expect(readReasons({}).ok).toBe(false);
  });

  it('may be complained about until the same day six months later at least, also over the end of summer time', () => {
    for (let month = 1; month <= 12; month += 1) {
      const decided = `2026-${String(month).padStart(2, '0')}-01`;
      const last =
        month > 6 ? `2027-${String(month - 6).padStart(2, '0')}-01` : `2026-${String(month + 6).padStart(2, '0')}-01`;
      const midnight = dayEnds(daysLater(decided, -1), 'Europe/Amsterdam');
      expect(dayIn('Europe/Amsterdam', appealUntil(midnight)) >= last).toBe(true);
    }
  });
});
