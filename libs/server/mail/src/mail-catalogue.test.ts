import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const load = vi.fn(() => ({ messages: { hello: ['Hei'] } }));
beforeAll(() => {
  vi.resetModules();
  vi.doMock('../../../../locales/fi/mails.po', load);
});
afterAll(() => {
  vi.doUnmock('../../../../locales/fi/mails.po');
  vi.resetModules();
});

it('words that could not be loaded are loaded again', async () => {
  load.mockImplementationOnce(() => {
    throw new Error('no file');
  });
  const { mailWords } = await import('./mail-catalogue.ts');
  await expect(mailWords('fi')).rejects.toThrow();
  expect((await mailWords('fi'))._('hello')).toBe('Hei');
  expect(load).toHaveBeenCalledTimes(2);
});
