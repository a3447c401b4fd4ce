import { expect, it } from 'vitest';
import { unbrokenPieces } from './unbroken-pieces.ts';

it.each([
  ['Confirm your e-mail address', ['Confirm your ', 'e-mail', ' address']],
  ['Bestätige deine E-Mail-Adresse', ['Bestätige deine ', 'E-Mail', '-Adresse']],
  ['Bekreft e-postadressen din', ['Bekreft ', 'e-postadressen', ' din']],
  ['Vähintään 18-vuotiaille', ['Vähintään ', '18-vuotiaille', '']],
  ['Premium-Mitglieder: ja', ['Premium-Mitglieder: ja']],
])('keeps a single letter or a number with the word that it is joined to: %s', (text, pieces) => {
  expect(unbrokenPieces(text)).toEqual(pieces);
});
