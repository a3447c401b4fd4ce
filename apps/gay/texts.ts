import type { BrandWords } from '@parlour/brand/texts-schema';
import type { Locale } from '@parlour/models/locale';

/** The voice of clear cold air: direct, friendly, one man to another. */
export const texts: Record<Locale, BrandWords> = {
  da: {
    index_title: 'Northlight: kig op, han er derude',
    description:
      'Mænd, der møder mænd, i nærheden eller længere væk. Skriv, når du har lyst, og vis kun det, du vil vise. Fra 18 år.',
    headline: 'Kig op. Han er derude.',
    lead: 'Mænd, der møder mænd, i nærheden eller længere væk. Sig, hvad du mener, skriv, når du har lyst, og vis kun det, du vil vise.',
    visible_profile_notes: { city: 'Andre ser byen, aldrig en afstand.' },
  },
  de: {
    index_title: 'Northlight: schau nach oben, er ist da draußen',
    description:
      'Männer, die Männer treffen, in der Nähe oder weiter weg. Schreib, wenn dir danach ist, und zeig nur, was du zeigen willst. Ab 18 Jahren.',
    headline: 'Schau nach oben. Er ist da draußen.',
    lead: 'Männer, die Männer treffen, in der Nähe oder weiter weg. Sag, was du meinst, schreib, wenn dir danach ist, und zeig nur, was du zeigen willst.',
    visible_profile_notes: { city: 'Andere sehen den Ort, nie eine Entfernung.' },
  },
  en: {
    index_title: 'Northlight: look up, he’s out there',
    description:
      'Men meeting men, near you or further away. Write when you feel like it and show only what you want to show. 18 and over.',
    headline: 'Look up. He’s out there.',
    lead: 'Men meeting men, near you or further away. Say what you mean, write when you feel like it, and show only what you want to show.',
    visible_profile_notes: { city: 'Others see the town, never a distance.' },
  },
  es: {
    index_title: 'Northlight: levanta la vista, está ahí fuera',
    description:
      'Hombres que conocen a hombres, cerca o más lejos. Escribe cuando te apetezca y muestra solo lo que quieras mostrar. Mayores de 18.',
    headline: 'Levanta la vista. Está ahí fuera.',
    lead: 'Hombres que conocen a hombres, cerca o más lejos. Di lo que piensas, escribe cuando te apetezca y muestra solo lo que quieras mostrar.',
    visible_profile_notes: { city: 'Los demás ven la ciudad, nunca una distancia.' },
  },
  fi: {
    index_title: 'Northlight: katso ylös, hän on siellä',
    description:
      'Miehiä, jotka tapaavat miehiä, lähellä tai kauempana. Kirjoita kun siltä tuntuu ja näytä vain se, minkä haluat. Ikäraja 18.',
    headline: 'Katso ylös. Hän on siellä jossain.',
    lead: 'Miehiä, jotka tapaavat miehiä, lähellä tai kauempana. Sano mitä tarkoitat, kirjoita kun siltä tuntuu ja näytä vain se, minkä haluat.',
    visible_profile_notes: { city: 'Muut näkevät paikkakunnan, eivät koskaan etäisyyttä.' },
  },
  fr: {
    index_title: 'Northlight : lève les yeux, il est là',
    description:
      'Des hommes qui rencontrent des hommes, tout près ou plus loin. Écris quand tu veux et ne montre que ce que tu veux montrer. Dès 18 ans.',
    headline: 'Lève les yeux. Il est là, quelque part.',
    lead: 'Des hommes qui rencontrent des hommes, tout près ou plus loin. Dis ce que tu penses, écris quand tu en as envie, ne montre que ce que tu veux.',
    visible_profile_notes: { city: 'Les autres voient la ville, jamais une distance.' },
  },
  it: {
    index_title: 'Northlight: alza lo sguardo, lui è là fuori',
    description:
      'Uomini che incontrano uomini, vicino o più lontano. Scrivi quando ti va e mostra solo quello che vuoi mostrare. Dai 18 anni.',
    headline: 'Alza lo sguardo. Lui è là fuori.',
    lead: 'Uomini che incontrano uomini, vicino o più lontano. Di’ quello che pensi, scrivi quando ti va e mostra solo quello che vuoi mostrare.',
    visible_profile_notes: { city: 'Gli altri vedono la città, mai una distanza.' },
  },
  nb: {
    index_title: 'Northlight: løft blikket, han er der ute',
    description:
      'Menn som møter menn, i nærheten eller lenger unna. Skriv når du har lyst, og vis bare det du vil vise. Fra 18 år.',
    headline: 'Løft blikket. Han er der ute.',
    lead: 'Menn som møter menn, i nærheten eller lenger unna. Si det du mener, skriv når du har lyst, og vis bare det du vil vise.',
    visible_profile_notes: { city: 'Andre ser byen, aldri en avstand.' },
  },
  nl: {
    index_title: 'Northlight: kijk omhoog, hij is daar ergens',
    description:
      'Mannen die mannen ontmoeten, dichtbij of verder weg. Schrijf wanneer je zin hebt en laat alleen zien wat jij wilt. Vanaf 18 jaar.',
    headline: 'Kijk omhoog. Hij is daar ergens.',
    lead: 'Mannen die mannen ontmoeten, dichtbij of verder weg. Zeg wat je bedoelt, schrijf wanneer je zin hebt en laat alleen zien wat jij wilt.',
    visible_profile_notes: { city: 'Anderen zien de plaats, nooit een afstand.' },
  },
  pl: {
    index_title: 'Northlight: spójrz w górę, on tam jest',
    description:
      'Mężczyźni, którzy poznają mężczyzn, blisko i dalej. Pisz, kiedy masz ochotę, i pokazuj tylko to, co chcesz pokazać. Od 18 lat.',
    headline: 'Spójrz w górę. On gdzieś tam jest.',
    lead: 'Mężczyźni, którzy poznają mężczyzn, blisko i dalej. Mów, co myślisz, pisz, kiedy masz ochotę, i pokazuj tylko to, co chcesz pokazać.',
    visible_profile_notes: { city: 'Inni widzą miejscowość, nigdy odległość.' },
  },
  sv: {
    index_title: 'Northlight: titta upp, han finns där ute',
    description:
      'Män som träffar män, nära eller längre bort. Skriv när du känner för det och visa bara det du vill visa. Från 18 år.',
    headline: 'Titta upp. Han finns där ute.',
    lead: 'Män som träffar män, nära eller längre bort. Säg vad du menar, skriv när du känner för det och visa bara det du vill visa.',
    visible_profile_notes: { city: 'Andra ser orten, aldrig ett avstånd.' },
  },
};
