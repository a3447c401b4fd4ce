import { expect, it } from 'vitest';
import { licencesText, unbundledLicences, type Licence } from './licences.ts';

const of = (name: string, more: Partial<Licence> = {}): Licence => ({
  name,
  version: '1.0.0',
  identifier: 'MIT',
  text: `Copyright (c) the makers of ${name}`,
  ...more,
});

it('names each package with its own words by its name, and nothing of our own', () => {
  const own = of('site', { identifier: 'UNLICENSED', text: null });
  expect(licencesText([of('pears'), own, of('apples', { text: null })]).split(/\n\n-+\n\n/)).toEqual([
    'apples 1.0.0 (MIT)',
    'pears 1.0.0 (MIT)\n\nCopyright (c) the makers of pears',
  ]);
});

it('names fonts and data, which no bundle holds, with the words that they come with', async () => {
  const text = licencesText(await unbundledLicences(process.cwd()));
  expect(text).toMatch(/^@fontsource\S* \S+ \(OFL-1\.1\)$/m);
  expect(text).toMatch(/^date-holidays \S+ \(ISC AND CC-BY-3\.0\)\n\n.*\n?.*CC BY-SA 3\.0/m);
});
