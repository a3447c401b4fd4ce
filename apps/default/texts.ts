import type { BrandWords } from '@parlour/brand/texts-schema';
import type { Locale } from '@parlour/models/locale';

/** The voice of a warm living room late in the evening. */
export const texts: Record<Locale, BrandWords> = {
  da: {
    index_title: 'Parlour: godt selskab efter fyraften',
    description:
      'Mød voksne i nærheden, der holder af en god samtale. Det er gratis at være med og se sig om, og du ser prisen, før du betaler. Fra 18 år.',
    headline: 'Godt selskab efter fyraften.',
    lead: 'Mød voksne i nærheden, der holder af en god samtale. Det er gratis at se sig om, og du ser altid prisen, før du betaler.',
  },
  de: {
    index_title: 'Parlour: gute Gesellschaft nach Feierabend',
    description:
      'Triff Erwachsene in deiner Nähe, die gern reden. Mitmachen und Umsehen kosten nichts, und jeden Preis siehst du vorher. Ab 18 Jahren.',
    headline: 'Gute Gesellschaft nach Feierabend.',
    lead: 'Triff Erwachsene in deiner Nähe, die ein gutes Gespräch mögen. Umsehen kostet nichts, und jeden Preis siehst du, bevor du zahlst.',
  },
  en: {
    index_title: 'Parlour: good company, after hours',
    description:
      'Meet grown-ups near you who enjoy a good conversation. Joining and looking around are free, and you see every price before you pay. 18 and over.',
    headline: 'Good company, after hours.',
    lead: 'Meet grown-ups near you who enjoy a good conversation. Looking around is free, and you see every price before you pay it.',
  },
  es: {
    index_title: 'Parlour: buena compañía al caer la tarde',
    description:
      'Conoce a adultos cerca de ti que disfrutan de una buena charla. Registrarse y echar un vistazo es gratis, y ves cada precio antes de pagar. Mayores de 18.',
    headline: 'Buena compañía al caer la tarde.',
    lead: 'Conoce a adultos cerca de ti que disfrutan de una buena charla. Echar un vistazo es gratis, y ves cada precio antes de pagarlo.',
  },
  fi: {
    index_title: 'Parlour: hyvää seuraa työpäivän jälkeen',
    description:
      'Tapaa lähelläsi aikuisia, jotka nauttivat hyvästä keskustelusta. Liittyminen ja katselu on ilmaista, ja näet hinnat etukäteen. Ikäraja 18.',
    headline: 'Hyvää seuraa työpäivän jälkeen.',
    lead: 'Tapaa lähelläsi aikuisia, jotka nauttivat hyvästä keskustelusta. Katselu on ilmaista, ja näet jokaisen hinnan, ennen kuin maksat.',
  },
  fr: {
    index_title: 'Parlour : en bonne compagnie, le soir venu',
    description:
      'Rencontre près de chez toi des adultes qui aiment les bonnes conversations. L’inscription est gratuite, et tu vois chaque prix avant de payer. Dès 18 ans.',
    headline: 'En bonne compagnie, le soir venu.',
    lead: 'Rencontre près de chez toi des adultes qui aiment les bonnes conversations. Faire un tour est gratuit, et tu vois chaque prix avant de payer.',
  },
  it: {
    index_title: 'Parlour: buona compagnia, a fine giornata',
    description:
      'Conosci adulti vicino a te che amano una buona conversazione. Iscriversi e guardare è gratis, e vedi ogni prezzo prima di pagare. Dai 18 anni.',
    headline: 'Buona compagnia, a fine giornata.',
    lead: 'Conosci adulti vicino a te che amano una buona conversazione. Guardarsi intorno è gratis, e vedi ogni prezzo prima di pagarlo.',
  },
  nb: {
    index_title: 'Parlour: godt selskap etter arbeidstid',
    description:
      'Møt voksne i nærheten som liker en god samtale. Det er gratis å bli med og se seg om, og du ser prisen før du betaler. Fra 18 år.',
    headline: 'Godt selskap etter arbeidstid.',
    lead: 'Møt voksne i nærheten som liker en god samtale. Det er gratis å se seg om, og du ser alltid prisen før du betaler.',
  },
  nl: {
    index_title: 'Parlour: goed gezelschap na werktijd',
    description:
      'Ontmoet volwassenen bij jou in de buurt die van een goed gesprek houden. Rondkijken is gratis en je ziet elke prijs vooraf. Vanaf 18 jaar.',
    headline: 'Goed gezelschap, na werktijd.',
    lead: 'Ontmoet volwassenen bij jou in de buurt die van een goed gesprek houden. Rondkijken is gratis, en je ziet elke prijs voordat je betaalt.',
  },
  pl: {
    index_title: 'Parlour: dobre towarzystwo po godzinach',
    description:
      'Poznaj dorosłych z okolicy, którzy lubią dobrą rozmowę. Dołączenie i rozglądanie się są bezpłatne, a cenę widzisz przed zapłatą. Od 18 lat.',
    headline: 'Dobre towarzystwo, po godzinach.',
    lead: 'Poznaj dorosłych z okolicy, którzy lubią dobrą rozmowę. Rozglądanie się nic nie kosztuje, a każdą cenę widzisz, zanim zapłacisz.',
  },
  sv: {
    index_title: 'Parlour: gott sällskap efter arbetsdagen',
    description:
      'Träffa vuxna i närheten som gillar ett bra samtal. Det är gratis att gå med och se sig omkring, och du ser priset innan du betalar. Från 18 år.',
    headline: 'Gott sällskap efter arbetsdagen.',
    lead: 'Träffa vuxna i närheten som gillar ett bra samtal. Det är gratis att se sig omkring, och du ser alltid priset innan du betalar.',
  },
};
