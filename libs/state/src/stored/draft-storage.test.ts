// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { deviceDrafts, tabDrafts } from './draft-storage.ts';

it('forgets all that is kept under one name, and nothing else', () => {
  const others = ['parlour.draft.bob.leaving', 'parlour.last-push', 'parlour.push-turned-on-by'];
  const own = ['parlour.draft.ann.signup.message', 'parlour.last-chat.ann', 'parlour.gift.ann.nora'];
  for (const key of [...others, ...own]) deviceDrafts.write(key, '"kept"');
  deviceDrafts.forget('ann');
  expect(Object.keys(localStorage).toSorted()).toEqual(others.toSorted());
});

it('knows how the keys go on that begin so', () => {
  localStorage.clear();
  for (const key of ['parlour.gift.ann.nora', 'parlour.gift.ann.lucas', 'parlour.gift.bob.mira'])
    deviceDrafts.write(key, '"kept"');
  expect(deviceDrafts.endsOf('parlour.gift.ann.').toSorted()).toEqual(['lucas', 'nora']);
});

it('has nothing to forget where the browser keeps nothing', () => {
  const refused = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(() => tabDrafts.forget('ann')).not.toThrow();
  expect(tabDrafts.endsOf('parlour.')).toEqual([]);
  refused.mockRestore();
});
