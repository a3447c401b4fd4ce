import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const load = vi.fn(() => ({ messages: { hello: ['Hei'] } }));
beforeAll(() => {
  vi.resetModules();
  vi.doMock('../../../locales/fi/shared.po', load);
});
afterAll(() => {
  vi.doUnmock('../../../locales/fi/shared.po');
  vi.resetModules();
});

it('a catalogue that could not be loaded is loaded again', async () => {
  load.mockImplementationOnce(() => {
    throw new Error('no network');
  });
  const { loadI18n } = await import('./catalogue.ts');
  await expect(loadI18n('fi')).rejects.toThrow();
  expect((await loadI18n('fi'))._('hello')).toBe('Hei');
  expect(load).toHaveBeenCalledTimes(2);
});
