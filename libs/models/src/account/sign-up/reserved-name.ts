import { nameKey } from './name.ts';

/** What whoever speaks for the site is called in its languages, without accents: within any name, these mean nothing else. */
const offices = new RegExp(
  [
    'moderat|moderad|administra|security|official|customer(?:care|service)|support',
    'kundeservice|kundestøtte|kundenservice|kundendienst|kundtjanst|kundservice|klantenservice|asiakaspalvelu|obsługaklient',
    'serviceclient|servizioclient|atencionalcliente|assistenzaclient|beheerder|yllapito',
    'sikkerhed|sikkerhet|sakerhet|sicherheit|veiligheid|turvallisuus|bezpieczenstwo|seguridad|sicurezza|securite',
  ].join('|'),
);

/** The same as words of their own: "badminton" and "Steam Tom" hold some of them. */
const officers = new Set(
  'admin mod staff team system helpdesk service soporte assistance assistenza wsparcie pomoc verified'.split(' '),
);

/** The signs that sites put beside a name they have checked. */
const tick = /[\u2611\u2705\u2713\u2714\u{1f5f8}\u{1f5f9}]/u;

/** Letters of a brand's name from which it means nothing but the brand. */
const unmistakable = 6;

/**
 * Would others take whoever carries this name for the site itself, or for checked by it? Nobody may: it is how members are led to
 * give away passwords and cards.
 *
 * @param brandName as the brand calls itself
 */
export function isReservedName(name: string, brandName: string): boolean {
  const plain = plainOf(name);
  const [letters, ofBrand] = [lettersOf(plain), lettersOf(plainOf(brandName))];
  return (
    tick.test(name) ||
    offices.test(letters) ||
    plain.split(/[^\p{L}]+/u).some((word) => officers.has(word)) ||
    (ofBrand.length < unmistakable ? letters === ofBrand : letters.includes(ofBrand))
  );
}

const plainOf = (name: string): string => nameKey(name).normalize('NFD').replaceAll(/\p{M}/gu, '');

const lettersOf = (plain: string): string => plain.replaceAll(/[^\p{L}]/gu, '');
