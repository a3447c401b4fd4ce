import { describe, expect, it, vi } from 'vitest';
import { mayUsePassword, passwordScore } from './password.ts';

describe('a password', () => {
  it.each(['short1!', 'password', '12345678', 'qwertyuiop'])('%s is refused', async (password) => {
    expect(await mayUsePassword(password)).toEqual({ ok: false, refusal: 'password_weak' });
  });

  it('is refused when it is made of the member’s own name and address', async () => {
    expect(await mayUsePassword('willemvanoranje', ['Willem', 'willem.vanoranje@example.com'])).toEqual({
      ok: false,
      refusal: 'password_weak',
    });
  });

  it.each([
    ['the whole address', 'willem.vanoranje@example.com'],
    ['the address in capitals', 'Willem.VanOranje@Example.com'],
    ['what stands before its @', 'willem.vanoranje'],
    ['the name', 'José Night-Owl 77'],
    ['the name without its accents', 'jose night-owl 77'],
    ['the address and a sign more', 'willem.vanoranje@example.com1'],
  ])('is refused when it is %s', async (_, password) => {
    expect(await mayUsePassword(password, ['José Night-Owl 77', 'willem.vanoranje@example.com'])).toEqual({
      ok: false,
      refusal: 'password_weak',
    });
  });

  it.each([
    ['the name without its spaces', 'nightowlofthesea'],
    ['the name with other signs between', 'Night_Owl!of-the.sea'],
    ['what stands before the @, without its signs', 'thelanternunderstairs'],
    ['the address up to its last part', 'the.lantern.under.stairs@gmail'],
  ])('scores lowest when it is %s', async (_, password) => {
    expect(await passwordScore(password, ['Night Owl of the Sea', 'the.lantern.under.stairs@gmail.com'])).toBe(0);
  });

  it('of signs alone is not taken for a name of signs alone', async () => {
    expect(await passwordScore('#%{}~^*+=|<>', ['*~*'])).toBeGreaterThan(1);
  });

  it('scores lowest when it is known, however long', async () => {
    const address = `${'x9kd-7fqp2w.'.repeat(5)}z@example.com`;
    expect(await passwordScore(address, [address])).toBe(0);
    expect(await passwordScore(address)).toBeGreaterThan(2);
  });

  it('is let through when it takes long to guess', async () => {
    expect(await mayUsePassword('lantern under the stairs')).toEqual({ ok: true });
    expect(await mayUsePassword('x'.repeat(201))).toEqual({ ok: false, refusal: 'password_weak' });
  });

  it('is judged as soon as the word lists can be loaded, after they could not', async () => {
    vi.resetModules();
    vi.doMock('@zxcvbn-ts/core', () => {
      throw new Error('no network');
    });
    const fresh = await import('./password.ts');
    await expect(fresh.mayUsePassword('lantern under the stairs')).rejects.toThrow();
    vi.doUnmock('@zxcvbn-ts/core');
    expect(await fresh.mayUsePassword('lantern under the stairs')).toEqual({ ok: true });
  });
});
