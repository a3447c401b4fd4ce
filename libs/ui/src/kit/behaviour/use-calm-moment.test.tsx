// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installTopLayer } from '../../testing/top-layer.ts';
import { useCalmMoment } from './use-calm-moment.ts';

beforeEach(() => {
  installTopLayer();
  // jsdom knows no open popover.
  vi.spyOn(document, 'querySelector').mockImplementation((selector) =>
    document.documentElement.querySelector(selector.replace(':popover-open', '[data-popover-open]')),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const begin = () => document.body.appendChild(document.createElement('input')).focus();

it('stays with its moment, and waits for another one where it is wanted anew', async () => {
  const { result, rerender } = renderHook(useCalmMoment, { initialProps: true });
  await act(async () => undefined);
  expect(result.current).toBe(true);
  begin();
  rerender(true);
  expect(result.current, 'what is open stays').toBe(true);
  rerender(false);
  rerender(true);
  await act(async () => undefined);
  expect(result.current).toBe(false);
});
