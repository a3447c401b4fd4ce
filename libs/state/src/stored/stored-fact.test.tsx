// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useLastChat, type LastChat } from './last-chat.ts';
import { useLastPush } from '../device/push-state.ts';
import { isString, storedFactKey, useStoredFact } from './stored-fact.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

const lastChat: LastChat = { profileId: 'nora', name: 'Nora', at: '2026-11-21T20:00:00.000Z' };

it('keeps a fact for the next page', () => {
  const { result } = renderHook(() => useLastChat('lucas'));
  act(() => result.current[1](lastChat));
  expect(renderHook(() => useLastChat('lucas')).result.current[0]).toEqual(lastChat);
});

it('what a full storage did not take is the fact of this page, not what it still has of old', () => {
  const { result } = renderHook(() => useStoredFact<string>('gift', 'none', isString));
  act(() => result.current[1]('rose'));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  act(() => result.current[1]('book'));
  expect(result.current[0]).toBe('book');
  vi.restoreAllMocks();
  localStorage.setItem(storedFactKey('gift'), JSON.stringify('tea'));
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(result.current[0], 'of another tab').toBe('tea');
});

it.each(['null', '7', '[]', '{"profileId":"nora","at":"2026-11-21T20:00:00.000Z"}', 'not JSON'])(
  'what another release has kept, %s, is as if it were not there',
  (text) => {
    for (const name of ['last-chat.lucas', 'last-push', 'gift']) localStorage.setItem(storedFactKey(name), text);
    expect(renderHook(() => useLastChat('lucas')).result.current[0]).toBeNull();
    expect(renderHook(() => useLastPush()).result.current[0]).toBeNull();
    expect(renderHook(() => useStoredFact<string>('gift', 'none', isString)).result.current[0]).toBe('none');
  },
);
