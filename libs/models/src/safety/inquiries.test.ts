import { describe, expect, it } from 'vitest';
import { complaintAnswerBy, inquiryReference, isInquiryReference, maySendInquiry, readReference } from './inquiries.ts';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);

describe('a complaint', () => {
  it('is answered within two weeks, on the calendar of the brand', () => {
    expect(complaintAnswerBy(now, 'Europe/Amsterdam')).toBe('2026-12-05');
    expect(complaintAnswerBy(new Date('2026-11-21T23:30:00Z'), 'Europe/Amsterdam')).toBe('2026-12-06');
  });

  it('has a reference that can be read aloud, and nothing else passes for one', () => {
    const reference = inquiryReference(Uint8Array.from({ length: 8 }, (_, index) => index * 37));
    expect(reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(isInquiryReference(reference)).toBe(true);
    for (const other of [null, '', 'O000-1111', `${reference} `, '<b>bold</b>'])
      expect(isInquiryReference(other)).toBe(false);
  });
});

it.each(['CLFZ-99YY', 'clfz-99yy ', 'CLFZ99YY', 'clfz 99yy', ' clfz \u2013 99YY', 'CL FZ 99 YY'])(
  'a reference is read as it was heard: %s',
  (typed) => expect(readReference(typed)).toBe('CLFZ-99YY'),
);

describe('how many may be sent', () => {
  it('is five a day to one address', () => {
    const byAddress = [10, 60, 120, 600].map(ago);
    expect(maySendInquiry({ byAddress, byNetwork: [] }, now)).toEqual({ ok: true });
    expect(maySendInquiry({ byAddress: [...byAddress, ago(1_400)], byNetwork: [] }, now)).toMatchObject({
      minutes: 40,
    });
  });

  it('is ten an hour from one network', () => {
    const byNetwork = Array.from({ length: 10 }, (_, index) => ago(index * 5));
    expect(maySendInquiry({ byAddress: [], byNetwork }, now)).toMatchObject({ refusal: 'rate_limited', minutes: 15 });
    expect(maySendInquiry({ byAddress: [], byNetwork }, new Date(now.getTime() + 900_000))).toEqual({ ok: true });
  });
});
