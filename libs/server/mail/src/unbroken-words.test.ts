import { expect, it } from 'vitest';
import { brand } from '@parlour/app-default/settings';
import type { Letter } from './letter.ts';
import { renderLetter } from './render-letter.tsx';
import { sampleLetters } from './testing/sample-letters.ts';

const unbroken = async (kind: Letter['kind'], name = 'Tom'): Promise<string[]> => {
  const letter = sampleLetters('en').find((sample) => sample.kind === kind);
  if (!letter) throw new Error(`There is no sample of ${kind}.`);
  const { html } = await renderLetter({ id: 'default', version: 1, settings: brand }, { ...letter, name });
  return [...html.matchAll(/<span style="white-space:\s?nowrap">([^<]*)</g)].map(([, words]) => words ?? '');
};

it('keeps "e-mail" and a reference on one line in what a letter says', async () => {
  expect(await unbroken('notifications')).toContain('e-mails');
  expect(await unbroken('report-decided')).toContain('7K3F-9Q2M');
});

it('lets an id and a long name break, which are wider than a phone', async () => {
  expect(await unbroken('decision-statement', `A-${'W'.repeat(18)}`)).toEqual([]);
});
