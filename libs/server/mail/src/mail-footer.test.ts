import { expect, it } from 'vitest';
import { brand } from '@parlour/app-default/settings';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { renderLetter } from './render-letter.tsx';

const render = (changes: Partial<BrandSettings> = {}) => {
  const letter = { kind: 'mail-resume', to: 'tom@example.com', name: 'Tom', locale: 'en' } as const;
  return renderLetter(
    { id: 'default', version: 1, settings: { ...brand, ...changes } },
    { ...letter, link: 'https://parlour.example/resume?token=abc' },
  );
};

it('names who answers for a mail, where they are registered and how to reach them', async () => {
  const { text, html } = await render();
  expect(text.split('\n').slice(-5)).toEqual([
    'PM Services B.V., Voorbeeldkade 1, 3511 AA Utrecht, Netherlands',
    'Trade register 00000000',
    'VAT number NL000000000B00',
    '+442079460100',
    'help@parlour.example',
  ]);
  expect(html).toContain('href="mailto:help@parlour.example"');
});

it('names the brand’s own number, and no address where nobody reads one', async () => {
  const { text } = await render({ support_phone: '+31201234567', support_email: null });
  expect(text.endsWith('\nVAT number NL000000000B00\n+31201234567')).toBe(true);
});

it('of a discreet brand says nothing of its trade name', async () => {
  const company = { ...brand.company, tradenames: ['Velvet'] };
  const { html, text } = await render({ discreet: true, name: 'Velvet', mail_name: 'PM Services', company });
  expect(html + text).not.toContain('Velvet');
  expect(text).toContain('PM Services B.V.');
});
