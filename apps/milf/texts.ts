import type { BrandWords } from '@parlour/brand/texts-schema';
import type { Locale } from '@parlour/models/locale';

/** The voice of a good novel: confident, a little dry, with a taste for the next page. */
export const texts: Record<Locale, BrandWords> = {
  da: {
    index_title: 'Second Spring: det bedste kapitel begynder her',
    description:
      'For kvinder, der ved, hvad de vil, og for dem, der finder det tiltrækkende. Samtaler uden hast, med dine egne ord. Fra 18 år.',
    headline: 'Det bedste kapitel er lige begyndt.',
    lead: 'For kvinder, der ved, hvad de vil, og for dem, der finder netop det tiltrækkende. Samtaler uden hast, med dine egne ord.',
  },
  de: {
    index_title: 'Second Spring: das beste Kapitel beginnt hier',
    description:
      'Für Frauen, die wissen, was sie wollen, und alle, die genau das anziehend finden. Gespräche ohne Eile, in eigenen Worten. Ab 18 Jahren.',
    headline: 'Das beste Kapitel hat gerade begonnen.',
    lead: 'Für Frauen, die wissen, was sie wollen, und für alle, die genau das anziehend finden. Gespräche ohne Eile, in deinen eigenen Worten.',
  },
  en: {
    index_title: 'Second Spring: the best chapter starts here',
    description:
      'For women who know their own mind and for those who find that attractive. Unhurried conversations, in your own words. 18 and over.',
    headline: 'The best chapter has just begun.',
    lead: 'For women who know their own mind, and for those who find exactly that attractive. Unhurried conversations, in your own words.',
  },
  es: {
    index_title: 'Second Spring: aquí empieza el mejor capítulo',
    description:
      'Para mujeres que saben lo que quieren y para quienes lo encuentran atractivo. Conversaciones sin prisa, con tus palabras. Mayores de 18.',
    headline: 'El mejor capítulo acaba de empezar.',
    lead: 'Para mujeres que saben lo que quieren y para quienes encuentran atractivo justo eso. Conversaciones sin prisa, con tus propias palabras.',
  },
  fi: {
    index_title: 'Second Spring: paras luku alkaa tästä',
    description:
      'Naisille, jotka tietävät, mitä haluavat, ja niille, joita juuri se viehättää. Kiireettömiä keskusteluja omin sanoin. Ikäraja 18.',
    headline: 'Paras luku on vasta alussa.',
    lead: 'Naisille, jotka tietävät, mitä haluavat, ja niille, joita juuri se viehättää. Kiireettömiä keskusteluja, omin sanoin.',
  },
  fr: {
    index_title: 'Second Spring : le meilleur chapitre commence ici',
    description:
      'Pour les femmes qui savent ce qu’elles veulent et celles et ceux que cela attire. Des conversations sans hâte, avec tes propres mots. Dès 18 ans.',
    headline: 'Le meilleur chapitre vient de commencer.',
    lead: 'Pour les femmes qui savent ce qu’elles veulent, et pour celles et ceux que cela attire. Des conversations sans hâte, avec tes propres mots.',
  },
  it: {
    index_title: 'Second Spring: qui comincia il capitolo migliore',
    description:
      'Per donne che sanno che cosa vogliono e per chi trova attraente proprio questo. Conversazioni senza fretta, con parole tue. Dai 18 anni.',
    headline: 'Il capitolo migliore è appena cominciato.',
    lead: 'Per donne che sanno che cosa vogliono e per chi trova attraente proprio questo. Conversazioni senza fretta, con parole tue.',
  },
  nb: {
    index_title: 'Second Spring: det beste kapitlet starter her',
    description:
      'For kvinner som vet hva de vil, og for dem som finner det tiltrekkende. Samtaler uten hast, med dine egne ord. Fra 18 år.',
    headline: 'Det beste kapitlet har så vidt begynt.',
    lead: 'For kvinner som vet hva de vil, og for dem som finner nettopp det tiltrekkende. Samtaler uten hast, med dine egne ord.',
  },
  nl: {
    index_title: 'Second Spring: het mooiste hoofdstuk begint hier',
    description:
      'Voor vrouwen die weten wat ze willen en voor wie dat aantrekkelijk vindt. Gesprekken zonder haast, in je eigen woorden. Vanaf 18 jaar.',
    headline: 'Het mooiste hoofdstuk is net begonnen.',
    lead: 'Voor vrouwen die weten wat ze willen, en voor wie juist dat aantrekkelijk vindt. Gesprekken zonder haast, in je eigen woorden.',
  },
  pl: {
    index_title: 'Second Spring: tu zaczyna się najlepszy rozdział',
    description:
      'Dla kobiet, które wiedzą, czego chcą, i dla tych, których to pociąga. Rozmowy bez pośpiechu, własnymi słowami. Od 18 lat.',
    headline: 'Najlepszy rozdział właśnie się zaczął.',
    lead: 'Dla kobiet, które wiedzą, czego chcą, i dla tych, których właśnie to pociąga. Rozmowy bez pośpiechu, Twoimi własnymi słowami.',
  },
  sv: {
    index_title: 'Second Spring: det bästa kapitlet börjar här',
    description:
      'För kvinnor som vet vad de vill och för dem som tycker att det är lockande. Samtal utan brådska, med dina egna ord. Från 18 år.',
    headline: 'Det bästa kapitlet har just börjat.',
    lead: 'För kvinnor som vet vad de vill och för dem som tycker att just det är lockande. Samtal utan brådska, med dina egna ord.',
  },
};
