import { describe, expect, it } from 'vitest';
import { mayAskForMail, requestsPerSubject, requestsPerNetwork } from './mail-requests.ts';

const now = new Date('2026-11-20T20:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const asked = (count: number, hours: number, same: { sameSubject: boolean; sameNetwork: boolean }) =>
  Array.from({ length: count }, () => ({ at: ago(hours), ...same }));
const subject = { sameSubject: true, sameNetwork: false };
const network = { sameSubject: false, sameNetwork: true };

describe('a mail that anybody may ask for', () => {
  it('goes to an address five times a day, and then says until when it waits', () => {
    expect(mayAskForMail(asked(requestsPerSubject - 1, 1, subject), now)).toEqual({ ok: true });
    expect(mayAskForMail(asked(requestsPerSubject, 1, subject), now)).toEqual({ ok: false, minutes: 23 * 60 });
    expect(mayAskForMail(asked(requestsPerSubject, 24, subject), now)).toEqual({ ok: true });
  });

  it('is asked for from a network a hundred times a day, for whatever addresses', () => {
    expect(mayAskForMail(asked(requestsPerNetwork - 1, 2, network), now)).toEqual({ ok: true });
    expect(mayAskForMail(asked(requestsPerNetwork, 2, network), now)).toEqual({ ok: false, minutes: 22 * 60 });
  });
});
