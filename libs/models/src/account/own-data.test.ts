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
  const refused = (minutes: number) => ({ ok: false, refusal: 'export_limit', minutes });
  expect(mayAskForExport([], now)).toEqual({ ok: true });
  expect(mayAskForExport([ago(23.99)], now)).toEqual(refused(1));
  expect(mayAskForExport([ago(30), ago(1)], now)).toEqual(refused(23 * 60));
  expect(mayAskForExport([ago(0.5, false)], now)).toEqual(refused(23.5 * 60));
  expect(mayAskForExport([ago(2, false), ago(24)], now)).toEqual({ ok: true });
});
