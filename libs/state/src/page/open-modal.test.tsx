// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import { expect, it } from 'vitest';
import { useModalTurn } from './open-modal.ts';

it('opens one modal at a time, in the order of asking', () => {
  const useTurns = ({ like, bonus }: { like: boolean; bonus: boolean }) => [
    useModalTurn('new-like', like),
    useModalTurn('time-bonus', bonus),
  ];
  const { result, rerender } = renderHook(useTurns, { wrapper: Provider, initialProps: { like: false, bonus: true } });
  expect(result.current).toEqual([false, true]);
  rerender({ like: true, bonus: true });
  expect(result.current).toEqual([false, true]);
  rerender({ like: true, bonus: false });
  expect(result.current).toEqual([true, false]);
  rerender({ like: false, bonus: false });
  expect(result.current).toEqual([false, false]);
});
