import { createCompiledCatalog } from '@lingui/cli/api';
import { expect, it } from 'vitest';
import { smallCatalogue } from './small-catalogues.ts';

const words = {
  bbbbbb: 'Zur Suche',
  aaaaaa: '{count, plural, one {# "Nachricht"} other {# Nachrichten}}',
  'c/+_-9': 'Zum Profil von {name}\n`${1}`',
};
const { source } = createCompiledCatalog('de', words, { namespace: 'es' });

const messagesOf = async (code: string): Promise<Record<string, unknown>> => {
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    messages: Record<string, unknown>;
  };
  return module.messages;
};

it('says the same as the catalogue that Lingui compiled', async () => {
  expect(Object.keys(await messagesOf(source))).toHaveLength(3);
  expect(await messagesOf(smallCatalogue(source))).toEqual(await messagesOf(source));
});

it('has the texts in their order, and the ids in one string', () => {
  expect(smallCatalogue(source)).toContain("'c/+_-9bbbbbbaaaaaa'");
});

it('refuses what Lingui would write in another way', () => {
  expect(() => smallCatalogue('export const messages = {}')).toThrow('another way');
  const { source: explicit } = createCompiledCatalog('de', { hello: 'Hallo' }, { namespace: 'es' });
  expect(() => smallCatalogue(explicit)).toThrow('The id hello');
});
