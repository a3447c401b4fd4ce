import { expect, it } from 'vitest';
import { brand as modelBrand } from '@parlour/app-default/settings';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import type { Locale } from '@parlour/models/locale';
import type { Letter, Mail } from './letter.ts';
import { renderLetter } from './render-letter.tsx';
import { sampleLetters } from './testing/sample-letters.ts';

const discreet = { discreet: true, mail_name: 'PM Services' } as const;
const render = (letter: Letter, changes: Partial<BrandSettings> = {}): Promise<Mail> =>
  renderLetter({ id: 'default', version: 1, settings: { ...modelBrand, ...changes } }, letter);
const sampleOf = (kind: Letter['kind'], locale: Locale = 'en'): Letter => {
  const letter = sampleLetters(locale).find((sample) => sample.kind === kind);
  if (!letter) throw new Error(`There is no sample of ${kind}.`);
  return letter;
};
const letters = sampleLetters('en').map((letter) => [letter.kind, letter] as const);
const stylesOf = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*?style="([^"]*)"`, 'g'))].map(([, style]) => style ?? '');

it.each(letters)('of %s breaks words and names that are wider than a phone', async (_kind, letter) => {
  const paragraphs = stylesOf((await render(letter)).html, 'p');
  expect(paragraphs.length).toBeGreaterThan(1);
  for (const style of paragraphs)
    expect(style).toMatch(/overflow-wrap:\s?(break-word|anywhere);word-break:\s?break-word/);
});

it.each(letters)('of %s shows each link but its button underlined', async (_kind, letter) => {
  const links = stylesOf((await render(letter)).html, 'a');
  expect(links.filter((style) => !style.includes('background-color')).length).toBeGreaterThan(0);
  for (const style of links)
    expect(style.includes('background-color') || /text-decoration:\s?underline/.test(style)).toBe(true);
});

it.each(letters)('of %s is titled as its subject, also a discreet one', async (_kind, letter) => {
  for (const changes of [{}, discreet]) {
    const { html, subject } = await render(letter, changes);
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toBe(subject);
  }
});

it('says its address once as plain text, and nothing of a button', async () => {
  const letter = sampleOf('activation');
  const { text, html } = await render(letter);
  expect(html).toContain('If the button does not work');
  expect(text.split(letter.link)).toHaveLength(2);
  expect(text).not.toMatch(/button|into your browser/);
});

it('is as wide in Outlook for Windows as elsewhere, and its card has an edge inside', async () => {
  const { html } = await render(sampleOf('activation'));
  const column = /<table[^>]*max-width:\s?520px[^>]*>/.exec(html)?.[0];
  expect(column).toMatch(/\bwidth="520"/);
  expect(column).toMatch(/[";]width:\s?100%/);
  expect(stylesOf(html, 'table').filter((style) => /padding:\s?[1-9]/.test(style))).toEqual([]);
  expect(stylesOf(html, 'td')).toContainEqual(expect.stringMatching(/^padding:\s?32px 20px$/));
});

it('writes its button in the middle and in a weight that every mail program has', async () => {
  const { html } = await render(sampleOf('activation'));
  const button = stylesOf(html, 'a').find((style) => style.includes('background-color'));
  expect(button).toMatch(/text-align:\s?center/);
  expect(button).toMatch(/font-weight:\s?700/);
});
