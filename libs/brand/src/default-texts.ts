import type { Locale } from '@parlour/models/locale';
import type { BrandWords } from './texts-schema.ts';

type FictionalWords = Required<Pick<BrandWords, 'fictional_warning' | 'fictional_singular' | 'fictional_plural'>>;

/** What is said beside the name of a fictional profile (contract part 0, 3). A brand may say it in its own words. */
const fictionalWords: Record<Locale, FictionalWords> = {
  da: {
    fictional_warning:
      'Dette er en fiktiv profil. Vi har skrevet den, og vores team besvarer beskederne; du kan ikke møde denne person.',
    fictional_singular: 'fiktiv profil',
    fictional_plural: 'fiktive profiler',
  },
  de: {
    fictional_warning:
      'Dies ist ein fiktives Profil. Wir haben es geschrieben, und unser Team beantwortet die Nachrichten; ein Treffen ist nicht möglich.',
    fictional_singular: 'fiktives Profil',
    fictional_plural: 'fiktive Profile',
  },
  en: {
    fictional_warning:
      'This is a fictional profile. We wrote it and our team answers the messages; you can’t meet this person.',
    fictional_singular: 'fictional profile',
    fictional_plural: 'fictional profiles',
  },
  es: {
    fictional_warning:
      'Este es un perfil ficticio. Lo hemos escrito nosotros y nuestro equipo responde a los mensajes; no puedes quedar con esta persona.',
    fictional_singular: 'perfil ficticio',
    fictional_plural: 'perfiles ficticios',
  },
  fi: {
    fictional_warning:
      'Tämä on fiktiivinen profiili. Me kirjoitimme sen, ja tiimimme vastaa viesteihin; tätä ihmistä et voi tavata.',
    fictional_singular: 'fiktiivinen profiili',
    fictional_plural: 'fiktiiviset profiilit',
  },
  fr: {
    fictional_warning:
      'Ceci est un profil fictif. Nous l’avons rédigé et notre équipe répond aux messages ; tu ne peux pas rencontrer cette personne.',
    fictional_singular: 'profil fictif',
    fictional_plural: 'profils fictifs',
  },
  it: {
    fictional_warning:
      'Questo è un profilo fittizio. L’abbiamo scritto noi e il nostro team risponde ai messaggi; non puoi incontrare questa persona.',
    fictional_singular: 'profilo fittizio',
    fictional_plural: 'profili fittizi',
  },
  nb: {
    fictional_warning:
      'Dette er en fiktiv profil. Vi har skrevet den, og teamet vårt svarer på meldingene; du kan ikke møte denne personen.',
    fictional_singular: 'fiktiv profil',
    fictional_plural: 'fiktive profiler',
  },
  nl: {
    fictional_warning:
      'Dit is een fictief profiel. Wij hebben het geschreven en ons team beantwoordt de berichten; je kunt deze persoon niet ontmoeten.',
    fictional_singular: 'fictief profiel',
    fictional_plural: 'fictieve profielen',
  },
  pl: {
    fictional_warning:
      'To profil fikcyjny. Napisaliśmy go my, a na wiadomości odpowiada nasz zespół; nie możesz spotkać się z tą osobą.',
    fictional_singular: 'profil fikcyjny',
    fictional_plural: 'profile fikcyjne',
  },
  sv: {
    fictional_warning:
      'Det här är en fiktiv profil. Vi har skrivit den och vårt team svarar på meddelandena; du kan inte träffa personen.',
    fictional_singular: 'fiktiv profil',
    fictional_plural: 'fiktiva profiler',
  },
};

/** A brand's own words in each of its languages, with the shared words about fictional profiles where it has none. */
export function withSharedWords<Own extends Partial<Record<Locale, BrandWords>>>(own: Own): Own {
  const entries = Object.entries(own).map(([locale, words]) => [
    locale,
    { ...fictionalWords[locale as Locale], ...words },
  ]);
  return Object.fromEntries(entries) as Own;
}
