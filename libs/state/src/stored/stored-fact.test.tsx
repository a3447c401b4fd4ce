// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useLastChat, type LastChat } from './last-chat.ts';
import { useLastPush } from '../device/push-state.ts';
import { isString, storedFactKey, useStoredFact } from './stored-fact.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const lastChat: LastChat = { profileId: 'nora', name: 'Nora', at: '2026-11-21T20:00:00.000Z' };

it('keeps a fact for the next page', () => {
  const { result } = renderHook(() => useLastChat('lucas'));
  act(() => result.current[1](lastChat));
  expect(renderHook(() => useLastChat('lucas')).result.current[0]).toEqual(lastChat);
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
