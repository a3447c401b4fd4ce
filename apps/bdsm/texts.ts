import type { BrandWords } from '@parlour/brand/texts-schema';
import type { Locale } from '@parlour/models/locale';

/** The voice of a quiet room: few words, plain ones, nothing taken for granted. */
export const texts: Record<Locale, BrandWords> = {
  da: {
    index_title: 'Velvet Knot: først ordene, så tilliden',
    description:
      'For voksne, der sætter samtykke og diskretion først. Sig i klare ord, hvad du søger, og del kun det, du selv vælger. Fra 18 år.',
    headline: 'Først ordene. Så tilliden.',
    lead: 'For voksne, der sætter samtykke og diskretion først. Sig i klare ord, hvad du søger, del kun det, du vil, og tag dig god tid.',
    visible_profile_notes: { about_me: 'Skriv, hvad du søger, og hvor dine grænser går. Ingen navne og adresser.' },
  },
  de: {
    index_title: 'Velvet Knot: erst die Worte, dann das Vertrauen',
    description:
      'Für Erwachsene, bei denen Einvernehmen und Diskretion zuerst kommen. Sag in klaren Worten, was du suchst, und zeig nur, was du willst. Ab 18 Jahren.',
    headline: 'Erst die Worte. Dann das Vertrauen.',
    lead: 'Für Erwachsene, bei denen Einvernehmen und Diskretion zuerst kommen. Sag in klaren Worten, was du suchst, zeig nur, was du willst, und lass dir Zeit.',
    visible_profile_notes: {
      about_me: 'Schreib, was du suchst und wo deine Grenzen liegen. Keine Namen, keine Adressen.',
    },
  },
  en: {
    index_title: 'Velvet Knot: words first, then trust',
    description:
      'For adults who put consent and discretion first. Say in plain words what you are looking for and share only what you choose. 18 and over.',
    headline: 'Words first. Then trust.',
    lead: 'For adults who put consent and discretion first. Say in plain words what you are looking for, share only what you choose, and take your time.',
    visible_profile_notes: {
      about_me: 'Write what you are looking for and where your limits are. No names, no addresses.',
    },
  },
  es: {
    index_title: 'Velvet Knot: primero las palabras',
    description:
      'Para adultos que ponen primero el consentimiento y la discreción. Di con claridad lo que buscas y comparte solo lo que elijas. Mayores de 18.',
    headline: 'Primero las palabras. Después, la confianza.',
    lead: 'Para adultos que ponen primero el consentimiento y la discreción. Di con claridad lo que buscas, comparte solo lo que elijas y tómate tu tiempo.',
    visible_profile_notes: { about_me: 'Escribe lo que buscas y dónde están tus límites. Sin nombres ni direcciones.' },
  },
  fi: {
    index_title: 'Velvet Knot: ensin sanat, sitten luottamus',
    description:
      'Aikuisille, joille suostumus ja hienotunteisuus tulevat ensin. Kerro selvin sanoin, mitä etsit, ja jaa vain se, minkä haluat. Ikäraja 18.',
    headline: 'Ensin sanat. Sitten luottamus.',
    lead: 'Aikuisille, joille suostumus ja hienotunteisuus tulevat ensin. Kerro selvin sanoin, mitä etsit, jaa vain se, minkä haluat, ja etene omaan tahtiin.',
    visible_profile_notes: { about_me: 'Kirjoita, mitä etsit ja missä rajasi ovat. Ei nimiä eikä osoitteita.' },
  },
  fr: {
    index_title: 'Velvet Knot : les mots, puis la confiance',
    description:
      'Pour les adultes qui placent le consentement et la discrétion avant tout. Dis clairement ce que tu cherches, ne montre que ce que tu veux. Dès 18 ans.',
    headline: 'Les mots d’abord. La confiance ensuite.',
    lead: 'Pour les adultes qui placent le consentement et la discrétion avant tout. Dis clairement ce que tu cherches, ne partage que ce que tu choisis, prends ton temps.',
    visible_profile_notes: { about_me: 'Écris ce que tu cherches et où sont tes limites. Ni noms ni adresses.' },
  },
  it: {
    index_title: 'Velvet Knot: prima le parole, poi la fiducia',
    description:
      'Per adulti che mettono al primo posto consenso e discrezione. Di’ con chiarezza che cosa cerchi e condividi solo ciò che scegli. Dai 18 anni.',
    headline: 'Prima le parole. Poi la fiducia.',
    lead: 'Per adulti che mettono al primo posto consenso e discrezione. Di’ con chiarezza che cosa cerchi, condividi solo ciò che scegli e prenditi il tuo tempo.',
    visible_profile_notes: { about_me: 'Scrivi che cosa cerchi e dove sono i tuoi limiti. Niente nomi né indirizzi.' },
  },
  nb: {
    index_title: 'Velvet Knot: ordene først, så tilliten',
    description:
      'For voksne som setter samtykke og diskresjon først. Si med klare ord hva du ser etter, og del bare det du selv velger. Fra 18 år.',
    headline: 'Ordene først. Så tilliten.',
    lead: 'For voksne som setter samtykke og diskresjon først. Si med klare ord hva du ser etter, del bare det du selv velger, og ta deg god tid.',
    visible_profile_notes: { about_me: 'Skriv hva du ser etter og hvor grensene dine går. Ingen navn og adresser.' },
  },
  nl: {
    index_title: 'Velvet Knot: eerst woorden, dan vertrouwen',
    description:
      'Voor volwassenen die instemming en discretie vooropstellen. Zeg in gewone woorden wat je zoekt en deel alleen wat je wilt. Vanaf 18 jaar.',
    headline: 'Eerst woorden. Dan vertrouwen.',
    lead: 'Voor volwassenen die instemming en discretie vooropstellen. Zeg in gewone woorden wat je zoekt, deel alleen wat je wilt en neem de tijd.',
    visible_profile_notes: { about_me: 'Schrijf wat je zoekt en waar je grenzen liggen. Geen namen, geen adressen.' },
  },
  pl: {
    index_title: 'Velvet Knot: najpierw słowa, potem zaufanie',
    description:
      'Dla dorosłych, dla których zgoda i dyskrecja są najważniejsze. Powiedz wprost, czego szukasz, i pokazuj tylko to, co chcesz. Od 18 lat.',
    headline: 'Najpierw słowa. Potem zaufanie.',
    lead: 'Dla dorosłych, dla których zgoda i dyskrecja są najważniejsze. Powiedz wprost, czego szukasz, pokazuj tylko to, co chcesz, i nie spiesz się.',
    visible_profile_notes: { about_me: 'Napisz, czego szukasz i gdzie są Twoje granice. Bez nazwisk i adresów.' },
  },
  sv: {
    index_title: 'Velvet Knot: orden först, sedan tilliten',
    description:
      'För vuxna som sätter samtycke och diskretion först. Säg med enkla ord vad du söker och dela bara det du själv väljer. Från 18 år.',
    headline: 'Orden först. Sedan tilliten.',
    lead: 'För vuxna som sätter samtycke och diskretion först. Säg med enkla ord vad du söker, dela bara det du själv väljer och ta god tid på dig.',
    visible_profile_notes: { about_me: 'Skriv vad du söker och var dina gränser går. Inga namn, inga adresser.' },
  },
};
