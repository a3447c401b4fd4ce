import { describe, expect, it } from 'vitest';
import { maskName, mayUseName, nameKey, namesEmail } from './name.ts';

describe('a name', () => {
  it('is refused as a handle, too short or too long', () => {
    expect(mayUseName('@tom')).toEqual({ ok: false, refusal: 'name_at_sign' });
    expect(mayUseName('T')).toEqual({ ok: false, refusal: 'name_length' });
    expect(mayUseName('T'.repeat(21))).toEqual({ ok: false, refusal: 'name_length' });
    expect(mayUseName('Åsa')).toEqual({ ok: true });
  });

  it('is not the e-mail address, however it is written', () => {
    expect(namesEmail(' Tom@Example.com', 'tom@example.com ')).toBe(true);
    expect(namesEmail('Tom', 'tom@example.com')).toBe(false);
  });

  it('is known to its owner by its first letter', () => {
    expect([maskName('Tom'), maskName('Åsa')]).toEqual(['T••', 'Å••']);
  });

  it('is the same name with other capitals, spaces and letter forms', () => {
    expect(nameKey('Ｔom  B')).toBe(nameKey('tom b'));
    expect(nameKey('Inés')).toBe(nameKey('INE\u0301S'));
  });
});
