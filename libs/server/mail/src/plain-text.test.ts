import { expect, it } from 'vitest';
import { plainTextOf } from './plain-text.ts';

const html = '<html><head><title>No</title></head><body><h1>Schöne Grüße</h1><p>Hallo</p></body></html>';

it('leaves a heading as it is written', () => {
  expect(plainTextOf(html, null)).toBe('Schöne Grüße\n\nHallo');
});

it('keeps the stop of a sentence apart from the address before it', () => {
  const said =
    '<p>Choose <a href="https://one.example/a.b">a new one</a>. Or <a href="https://one.example/c">wait</a>, Tom.</p>';
  expect(plainTextOf(said, null)).toBe(
    'Choose a new one https://one.example/a.b . Or wait https://one.example/c, Tom.',
  );
});

it('keeps what is in a discreet mail off its first 150 signs, with a few blank lines', () => {
  const text = plainTextOf(html, 'A message for you');
  const lines = text.split('\n');
  expect(text.slice(0, 150)).toMatch(/^A message for you[\s\u200c]+$/);
  expect([lines[0], ...lines.slice(-3)]).toEqual(['A message for you', 'Schöne Grüße', '', 'Hallo']);
  expect(lines.length).toBeLessThan(12);
  expect(Buffer.byteLength(text)).toBeLessThan(450);
});
