import type { BrandWords } from '@parlour/brand/texts-schema';
import type { Locale } from '@parlour/models/locale';

/** The voice of the hour before sunset: warm, unhurried, with a good story to tell. */
export const texts: Record<Locale, BrandWords> = {
  da: {
    index_title: 'Golden Hour: dagens smukkeste lys kommer sent',
    description:
      'For dig, der ved, hvad du holder af, og har tid til at nyde det. Store bogstaver, klare priser og ingen hast. Fra 18 år.',
    headline: 'Dagens smukkeste lys kommer sent.',
    lead: 'For dig, der ved, hvad du holder af, og har tid til at nyde det. Store bogstaver, klare priser og ingen, der har travlt.',
    landers: {
      gallery: {
        headline: 'Hvert ansigt her har en historie.',
        lead: 'Tag dig god tid til portrætterne, som på et godt museum. Og gør nogen dig nysgerrig, så sig godaften. Bogstaverne er store, og der er gratis adgang.',
      },
    },
  },
  de: {
    index_title: 'Golden Hour: das schönste Licht kommt spät',
    description:
      'Für Menschen, die wissen, was ihnen gefällt, und Zeit dafür haben. Große Schrift, klare Preise und keine Eile. Ab 18 Jahren.',
    headline: 'Das schönste Licht kommt spät am Tag.',
    lead: 'Für Menschen, die wissen, was ihnen gefällt, und Zeit haben, es zu genießen. Große Schrift, klare Preise und niemand, der drängt.',
    landers: {
      gallery: {
        headline: 'Jedes Gesicht hier hat eine Geschichte.',
        lead: 'Nimm dir Zeit für die Porträts, wie in einem guten Museum. Und wenn dich jemand neugierig macht, sag Guten Abend. Die Schrift ist groß, der Eintritt frei.',
      },
    },
  },
  en: {
    index_title: 'Golden Hour: the loveliest light comes late',
    description:
      'For people who know what they like and have time to enjoy it. Large letters, clear prices and no hurry. 18 and over.',
    headline: 'The loveliest light comes late in the day.',
    lead: 'For people who know what they like and have time to enjoy it. Large letters, clear prices and nobody in a hurry.',
    landers: {
      gallery: {
        headline: 'Every face here has a story.',
        lead: 'Take your time with the portraits, as in a good museum. And when somebody makes you curious, say good evening. The letters are large, and admission is free.',
      },
    },
  },
  es: {
    index_title: 'Golden Hour: la mejor luz, al final del día',
    description:
      'Para quienes saben lo que les gusta y tienen tiempo para disfrutarlo. Letras grandes, precios claros y ninguna prisa. Mayores de 18.',
    headline: 'La luz más bonita llega al final del día.',
    lead: 'Para quienes saben lo que les gusta y tienen tiempo para disfrutarlo. Letras grandes, precios claros y nadie con prisa.',
    landers: {
      gallery: {
        headline: 'Aquí cada rostro tiene una historia.',
        lead: 'Tómate tu tiempo ante los retratos, como en un buen museo. Y si alguien te despierta curiosidad, saluda. Las letras son grandes y la entrada es gratis.',
      },
    },
  },
  fi: {
    index_title: 'Golden Hour: kaunein valo tulee illalla',
    description:
      'Ihmisille, jotka tietävät, mistä pitävät, ja joilla on aikaa nauttia siitä. Suuret kirjaimet, selkeät hinnat, ei kiirettä. Ikäraja 18.',
    headline: 'Päivän kaunein valo tulee illalla.',
    lead: 'Ihmisille, jotka tietävät, mistä pitävät, ja joilla on aikaa nauttia siitä. Suuret kirjaimet, selkeät hinnat eikä kenelläkään kiire.',
    landers: {
      gallery: {
        headline: 'Jokaisilla kasvoilla on tarinansa.',
        lead: 'Katsele muotokuvia rauhassa, kuten hyvässä museossa. Ja jos joku herättää uteliaisuutesi, toivota hyvää iltaa. Kirjaimet ovat suuria, ja sisään pääsee ilmaiseksi.',
      },
    },
  },
  fr: {
    index_title: 'Golden Hour : la plus belle lumière vient tard',
    description:
      'Pour celles et ceux qui savent ce qu’ils aiment et ont le temps d’en profiter. Grands caractères, prix clairs, aucune hâte. Dès 18 ans.',
    headline: 'La plus belle lumière vient en fin de journée.',
    lead: 'Pour celles et ceux qui savent ce qu’ils aiment et ont le temps d’en profiter. De grands caractères, des prix clairs et personne pour te presser.',
    landers: {
      gallery: {
        headline: 'Ici, chaque visage a une histoire.',
        lead: 'Prends ton temps devant les portraits, comme dans un beau musée. Et si quelqu’un éveille ta curiosité, dis bonsoir. Les caractères sont grands et l’entrée est gratuite.',
      },
    },
  },
  it: {
    index_title: 'Golden Hour: la luce più bella arriva tardi',
    description:
      'Per chi sa che cosa gli piace e ha il tempo di goderselo. Caratteri grandi, prezzi chiari e nessuna fretta. Dai 18 anni.',
    headline: 'La luce più bella arriva a fine giornata.',
    lead: 'Per chi sa che cosa gli piace e ha il tempo di goderselo. Caratteri grandi, prezzi chiari e nessuno che abbia fretta.',
    landers: {
      gallery: {
        headline: 'Qui ogni volto ha una storia.',
        lead: 'Prenditi il tuo tempo davanti ai ritratti, come in un bel museo. E se qualcuno ti incuriosisce, di’ buonasera. I caratteri sono grandi e l’ingresso è gratuito.',
      },
    },
  },
  nb: {
    index_title: 'Golden Hour: det fineste lyset kommer sent',
    description:
      'For deg som vet hva du liker og har tid til å nyte det. Store bokstaver, tydelige priser og ingen hast. Fra 18 år.',
    headline: 'Det fineste lyset kommer sent på dagen.',
    lead: 'For deg som vet hva du liker og har tid til å nyte det. Store bokstaver, tydelige priser og ingen som har det travelt.',
    landers: {
      gallery: {
        headline: 'Hvert ansikt her har en historie.',
        lead: 'Ta deg god tid med portrettene, som på et godt museum. Og gjør noen deg nysgjerrig, så si god kveld. Bokstavene er store, og det er gratis å komme inn.',
      },
    },
  },
  nl: {
    index_title: 'Golden Hour: het mooiste licht komt laat',
    description:
      'Voor mensen die weten wat ze fijn vinden en er de tijd voor hebben. Grote letters, duidelijke prijzen en geen haast. Vanaf 18 jaar.',
    headline: 'Het mooiste licht komt laat op de dag.',
    lead: 'Voor mensen die weten wat ze fijn vinden en de tijd hebben om ervan te genieten. Grote letters, duidelijke prijzen en niemand met haast.',
    landers: {
      gallery: {
        headline: 'Elk gezicht heeft hier een verhaal.',
        lead: 'Neem de tijd voor de portretten, zoals in een goed museum. En maakt iemand je nieuwsgierig, zeg dan goedenavond. De letters zijn groot en de toegang is gratis.',
      },
    },
  },
  pl: {
    index_title: 'Golden Hour: najpiękniejsze światło wieczorem',
    description:
      'Dla tych, którzy wiedzą, co lubią, i mają czas się tym cieszyć. Duże litery, jasne ceny i żadnego pośpiechu. Od 18 lat.',
    headline: 'Najpiękniejsze światło przychodzi pod wieczór.',
    lead: 'Dla tych, którzy wiedzą, co lubią, i mają czas się tym cieszyć. Duże litery, jasne ceny i nikogo, kto by się spieszył.',
    landers: {
      gallery: {
        headline: 'Każda twarz ma tu swoją historię.',
        lead: 'Nie spiesz się przy portretach, jak w dobrym muzeum. A gdy ktoś Cię zaciekawi, powiedz dobry wieczór. Litery są duże, a wstęp jest wolny.',
      },
    },
  },
  sv: {
    index_title: 'Golden Hour: det finaste ljuset kommer sent',
    description:
      'För dig som vet vad du tycker om och har tid att njuta av det. Stora bokstäver, tydliga priser och ingen brådska. Från 18 år.',
    headline: 'Det finaste ljuset kommer sent på dagen.',
    lead: 'För dig som vet vad du tycker om och har tid att njuta av det. Stora bokstäver, tydliga priser och ingen som har bråttom.',
    landers: {
      gallery: {
        headline: 'Varje ansikte här har en historia.',
        lead: 'Ta god tid på dig framför porträtten, som på ett bra museum. Och gör någon dig nyfiken, säg god kväll. Bokstäverna är stora och det är fri entré.',
      },
    },
  },
};
