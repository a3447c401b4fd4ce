import { expect, test } from 'vitest';
import { exportState, mayAskForExport } from './own-data.ts';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (hours: number, ready = true) => ({ ready, createdAt: new Date(now.getTime() - hours * 3_600_000) });

test('a copy is being prepared for an hour; what is not there then has failed', () => {
  expect([ago(0.5, false), ago(1, false), ago(5)].map((copy) => exportState(copy, now))).toEqual([
    'preparing',
    'failed',
    'ready',
  ]);
});

test('one copy a day may be asked for, and again where it failed', () => {
  expect(mayAskForExport([], now)).toBe(true);
  expect(mayAskForExport([ago(23.9)], now)).toBe(false);
  expect(mayAskForExport([ago(0.1, false)], now)).toBe(false);
  expect(mayAskForExport([ago(2, false), ago(24)], now)).toBe(true);
});
