import type { Locale } from '@parlour/models/locale';

interface StarterWords {
  description: string;
  headline: string;
  lead: string;
}

/** What a brand says until its team has found its own voice: true of every brand, and in every language. */
export const starterWords: Record<Locale, StarterWords> = {
  da: {
    description: 'Mød mennesker, der søger godt selskab. Gratis at være med, klare priser og intet pres. Fra 18 år.',
    headline: 'Godt selskab begynder her.',
    lead: 'Klare priser, en rolig indbakke og al den tid, du har brug for. Skriv, når du har lyst, og stop, når du vil.',
  },
  de: {
    description:
      'Triff Menschen, die gute Gesellschaft suchen. Kostenlos dabei, klare Preise, kein Druck. Ab 18 Jahren.',
    headline: 'Gute Gesellschaft beginnt hier.',
    lead: 'Klare Preise, ein ruhiges Postfach und alle Zeit, die du brauchst. Schreib, wann du magst, und hör auf, wann du willst.',
  },
  en: {
    description: 'Meet people looking for good company. Free to join, clear prices, no pressure. 18 and over.',
    headline: 'Good company starts here.',
    lead: 'Clear prices, a calm inbox and all the time you need. Write when you like, and stop whenever you want.',
  },
  es: {
    description:
      'Conoce a personas que buscan buena compañía. Registro gratuito, precios claros y sin presión. Mayores de 18.',
    headline: 'La buena compañía empieza aquí.',
    lead: 'Precios claros, un buzón tranquilo y todo el tiempo que necesites. Escribe cuando te apetezca y déjalo cuando quieras.',
  },
  fi: {
    description:
      'Tapaa ihmisiä, jotka kaipaavat hyvää seuraa. Liittyminen on ilmaista, selkeät hinnat, ei painostusta. Ikäraja 18.',
    headline: 'Hyvä seura alkaa tästä.',
    lead: 'Selkeät hinnat, rauhallinen postilaatikko ja kaikki aika, jonka tarvitset. Kirjoita kun huvittaa ja lopeta kun haluat.',
  },
  fr: {
    description:
      'Rencontre des personnes qui cherchent une bonne compagnie. Inscription gratuite, prix clairs, sans pression. Dès 18 ans.',
    headline: 'La bonne compagnie commence ici.',
    lead: 'Des prix clairs, une messagerie au calme et tout le temps qu’il te faut. Écris quand tu en as envie et arrête quand tu veux.',
  },
  it: {
    description:
      'Incontra persone che cercano buona compagnia. Iscrizione gratuita, prezzi chiari, nessuna pressione. Dai 18 anni.',
    headline: 'La buona compagnia comincia qui.',
    lead: 'Prezzi chiari, una casella tranquilla e tutto il tempo che ti serve. Scrivi quando ti va e smetti quando vuoi.',
  },
  nb: {
    description:
      'Møt mennesker som ser etter godt selskap. Gratis å bli med, tydelige priser og ikke noe press. Fra 18 år.',
    headline: 'Godt selskap begynner her.',
    lead: 'Tydelige priser, en rolig innboks og all den tiden du trenger. Skriv når du har lyst, og slutt når du vil.',
  },
  nl: {
    description:
      'Ontmoet mensen die goed gezelschap zoeken. Gratis lid worden, duidelijke prijzen, geen druk. Vanaf 18 jaar.',
    headline: 'Goed gezelschap begint hier.',
    lead: 'Duidelijke prijzen, een rustige inbox en alle tijd die je nodig hebt. Schrijf wanneer je zin hebt en stop wanneer je wilt.',
  },
  pl: {
    description:
      'Poznaj ludzi, którzy szukają dobrego towarzystwa. Rejestracja za darmo, jasne ceny, bez presji. Od 18 lat.',
    headline: 'Dobre towarzystwo zaczyna się tutaj.',
    lead: 'Jasne ceny, spokojna skrzynka i tyle czasu, ile potrzebujesz. Pisz, kiedy masz ochotę, i kończ, kiedy chcesz.',
  },
  sv: {
    description:
      'Träffa människor som söker gott sällskap. Gratis att gå med, tydliga priser och ingen press. Från 18 år.',
    headline: 'Gott sällskap börjar här.',
    lead: 'Tydliga priser, en lugn inkorg och all tid du behöver. Skriv när du har lust och sluta när du vill.',
  },
};
