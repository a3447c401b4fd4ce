import { expect, it } from 'vitest';
import { isReservedName } from './reserved-name.ts';

it.each([
  'Support',
  'Support Team 76',
  'Customer Service',
  'MODERATOR',
  'Мoderator',
  'Moderɑtor',
  'Mᴏderator',
  'Admın',
  'S u p p o r t',
  'Admin_7',
  'Security',
  'Modérateur',
  'Kundenservice',
  'Kundeservice',
  'Kundtjänst',
  'Klantenservice',
  'Asiakaspalvelu',
  'Ylläpito',
  'Servizio clienti',
  'Atención al cliente',
  'Service client',
  'Obsługa klienta',
  'Bezpieczeństwo',
  'Anna ✔️',
  'Verified',
  'Parlour',
  'Parlour Info',
  'P4rlour Team',
])('nobody is called %s', (name) => expect(isReservedName(name, 'Parlour')).toBe(true));

it.each([
  'Badminton Tom',
  'Steamy Nights',
  'Systema',
  'Modesty',
  'Sheila',
  'Anna 🌸',
  'Tom_B-7',
  'Rosa Segura',
  'Жанна',
  'Adam In Oslo',
])('somebody may be called %s', (name) => {
  expect(isReservedName(name, 'Parlour')).toBe(false);
  expect(isReservedName(name, 'She')).toBe(false);
});

it('a brand’s own name is kept for it, whatever stands beside it', () => {
  expect(isReservedName('GOLDEN-HOUR 1', 'Golden Hour')).toBe(true);
  expect(isReservedName('She', 'She')).toBe(true);
  expect(isReservedName('Golden Girl', 'Golden Hour')).toBe(false);
});
