// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { deviceStorage, tabStorage } from './browser-storage.ts';

it('forgets all that is kept under one name, and nothing else', () => {
  const others = ['parlour.draft.bob.leaving', 'parlour.last-push', 'parlour.push-turned-on-by'];
  const own = ['parlour.draft.ann.signup.message', 'parlour.last-chat.ann', 'parlour.gift.ann.nora'];
  for (const key of [...others, ...own]) deviceStorage.write(key, '"kept"');
  deviceStorage.forget('ann');
  expect(Object.keys(localStorage).toSorted()).toEqual(others.toSorted());
});

it('has nothing to forget where the browser keeps nothing', () => {
  const refused = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(() => tabStorage.forget('ann')).not.toThrow();
  expect(tabStorage.keys()).toEqual([]);
  refused.mockRestore();
});
