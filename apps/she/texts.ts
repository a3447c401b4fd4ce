import type { BrandWords } from '@parlour/brand/texts-schema';
import type { Locale } from '@parlour/models/locale';

/** The voice of a hostess: light, sure of herself, she opens the door. */
export const texts: Record<Locale, BrandWords> = {
  da: {
    index_title: 'Rosewater: du bestemmer, hvem der siger hej',
    description:
      'Her bestemmer kvinder, hvem der må skrive først. Synes du om nogen, kan han skrive; indtil da er der ro i din indbakke. Fra 18 år.',
    headline: 'Du bestemmer, hvem der siger hej.',
    lead: 'Her vælger kvinder, hvem der må skrive til dem. Synes du om nogen, kan han skrive; indtil da er din indbakke så rolig, som du vil have den.',
    visible_profile_notes: { about_me: 'Fortæl, hvordan en god første besked til dig ser ud.' },
    landers: {
      gallery: {
        headline: 'Du ser. Du vælger. Så må han skrive.',
        lead: 'Gå langs portrætterne, og stands, hvor du har lyst. Kun dem, du har givet et like, kan skrive til dig først; ingen andre banker på. Det er gratis at blive medlem og at se sig omkring.',
      },
    },
  },
  de: {
    index_title: 'Rosewater: du entscheidest, wer Hallo sagt',
    description:
      'Hier entscheiden Frauen, wer ihnen zuerst schreiben darf. Gefällt dir jemand, kann er schreiben; bis dahin bleibt es still. Ab 18 Jahren.',
    headline: 'Du entscheidest, wer Hallo sagt.',
    lead: 'Hier wählen Frauen, wer ihnen schreiben darf. Gefällt dir jemand, kann er dir schreiben; bis dahin bleibt dein Postfach so ruhig, wie du es magst.',
    visible_profile_notes: { about_me: 'Erzähl, wie eine gute erste Nachricht an dich aussieht.' },
    landers: {
      gallery: {
        headline: 'Du schaust. Du wählst. Dann darf er schreiben.',
        lead: 'Geh an den Porträts entlang und bleib stehen, wo du magst. Zuerst schreiben können dir nur die, die du gelikt hast; sonst klopft niemand an. Anmelden und Umschauen kosten nichts.',
      },
    },
  },
  en: {
    index_title: 'Rosewater: you decide who says hello',
    description:
      'Here women decide who may write to them first. Like someone and he can write to you; until then your inbox stays quiet. 18 and over.',
    headline: 'You decide who says hello.',
    lead: 'Here women choose who may write to them. Like someone and he can write to you; until then your inbox stays as quiet as you want it.',
    visible_profile_notes: { about_me: 'Say what a good first message to you looks like.' },
    landers: {
      gallery: {
        headline: 'You look. You choose. Then he may write.',
        lead: 'Walk along the portraits and stop where you like. Only those you have liked can write to you first; nobody else knocks. Joining and looking around are free.',
      },
    },
  },
  es: {
    index_title: 'Rosewater: tú decides quién te saluda',
    description:
      'Aquí las mujeres deciden quién puede escribirles primero. Si te gusta alguien, podrá escribirte; hasta entonces, calma. Mayores de 18.',
    headline: 'Tú decides quién te saluda.',
    lead: 'Aquí las mujeres eligen quién puede escribirles. Si te gusta alguien, podrá escribirte; hasta entonces, tu buzón estará tan tranquilo como quieras.',
    visible_profile_notes: { about_me: 'Cuenta cómo sería un buen primer mensaje para ti.' },
    landers: {
      gallery: {
        headline: 'Miras. Eliges. Entonces él puede escribirte.',
        lead: 'Pasea ante los retratos y detente donde quieras. Solo quien reciba un me gusta tuyo puede escribirte primero; nadie más llama a tu puerta. Unirse y echar un vistazo es gratis.',
      },
    },
  },
  fi: {
    index_title: 'Rosewater: sinä päätät, kuka tervehtii',
    description:
      'Täällä naiset päättävät, kuka saa kirjoittaa ensin. Kun pidät jostakusta, hän voi kirjoittaa; siihen asti on rauhallista. Ikäraja 18.',
    headline: 'Sinä päätät, kuka tervehtii.',
    lead: 'Täällä naiset valitsevat, kuka saa kirjoittaa heille. Kun pidät jostakusta, hän voi kirjoittaa sinulle; siihen asti postilaatikkosi on juuri niin hiljainen kuin haluat.',
    visible_profile_notes: { about_me: 'Kerro, millainen on sinulle hyvä ensimmäinen viesti.' },
    landers: {
      gallery: {
        headline: 'Sinä katsot. Sinä valitset. Sitten hän saa kirjoittaa.',
        lead: 'Kuljeskele muotokuvien ohi ja pysähdy missä haluat. Vain ne, joista olet tykännyt, voivat kirjoittaa sinulle ensin; muut eivät koputa. Liittyminen ja katselu on ilmaista.',
      },
    },
  },
  fr: {
    index_title: 'Rosewater : c’est toi qui choisis qui dit bonjour',
    description:
      'Ici, les femmes décident qui peut leur écrire en premier. Si quelqu’un te plaît, il peut t’écrire ; d’ici là, c’est le calme. Dès 18 ans.',
    headline: 'C’est toi qui choisis qui dit bonjour.',
    lead: 'Ici, les femmes choisissent qui peut leur écrire. Si quelqu’un te plaît, il peut t’écrire ; d’ici là, ta messagerie reste aussi calme que tu le souhaites.',
    visible_profile_notes: { about_me: 'Dis à quoi ressemble un bon premier message pour toi.' },
    landers: {
      gallery: {
        headline: 'Tu regardes. Tu choisis. Ensuite, il peut t’écrire.',
        lead: 'Promène-toi devant les portraits et arrête-toi où tu veux. Seules les personnes à qui tu as envoyé un like peuvent t’écrire en premier. S’inscrire et faire un tour, c’est gratuit.',
      },
    },
  },
  it: {
    index_title: 'Rosewater: decidi tu chi ti saluta',
    description:
      'Qui sono le donne a decidere chi può scrivere per primo. Se qualcuno ti piace, può scriverti; fino ad allora, tranquillità. Dai 18 anni.',
    headline: 'Decidi tu chi ti saluta.',
    lead: 'Qui sono le donne a scegliere chi può scrivere loro. Se qualcuno ti piace, può scriverti; fino ad allora la tua casella resta tranquilla quanto vuoi.',
    visible_profile_notes: { about_me: 'Racconta com’è, per te, un buon primo messaggio.' },
    landers: {
      gallery: {
        headline: 'Guardi. Scegli. Poi lui può scriverti.',
        lead: 'Passeggia tra i ritratti e fermati dove vuoi. Può scriverti per primo solo chi ha ricevuto un tuo like; nessun altro bussa. Iscriversi e dare un’occhiata è gratis.',
      },
    },
  },
  nb: {
    index_title: 'Rosewater: du bestemmer hvem som sier hei',
    description:
      'Her bestemmer kvinner hvem som får skrive først. Liker du noen, kan han skrive til deg; til da er det stille i innboksen. Fra 18 år.',
    headline: 'Du bestemmer hvem som sier hei.',
    lead: 'Her velger kvinner hvem som får skrive til dem. Liker du noen, kan han skrive til deg; til da er innboksen så stille som du vil ha den.',
    visible_profile_notes: { about_me: 'Fortell hvordan en god første melding til deg ser ut.' },
    landers: {
      gallery: {
        headline: 'Du ser. Du velger. Så kan han skrive.',
        lead: 'Gå langs portrettene og stopp der du vil. Bare de du har likt, kan skrive til deg først; ingen andre banker på. Det er gratis å bli med og å se seg om.',
      },
    },
  },
  nl: {
    index_title: 'Rosewater: jij bepaalt wie hallo zegt',
    description:
      'Hier bepalen vrouwen wie hun als eerste mag schrijven. Vind je iemand leuk, dan kan hij schrijven; tot dan blijft het rustig. Vanaf 18 jaar.',
    headline: 'Jij bepaalt wie hallo zegt.',
    lead: 'Hier kiezen vrouwen wie hun mag schrijven. Vind je iemand leuk, dan kan hij je schrijven; tot dan blijft je inbox zo rustig als jij wilt.',
    visible_profile_notes: { about_me: 'Vertel hoe een goed eerste bericht aan jou eruitziet.' },
    landers: {
      gallery: {
        headline: 'Jij kijkt. Jij kiest. Dan mag hij schrijven.',
        lead: 'Loop langs de portretten en blijf staan waar je wilt. Alleen wie jij hebt geliket, kan jou als eerste schrijven; verder klopt er niemand aan. Aanmelden en rondkijken kost niets.',
      },
    },
  },
  pl: {
    index_title: 'Rosewater: Ty decydujesz, kto mówi „cześć”',
    description:
      'Tutaj kobiety decydują, kto może napisać pierwszy. Jeśli ktoś Ci się spodoba, może napisać; do tego czasu panuje spokój. Od 18 lat.',
    headline: 'Ty decydujesz, kto mówi „cześć”.',
    lead: 'Tutaj kobiety wybierają, kto może do nich napisać. Jeśli ktoś Ci się spodoba, będzie mógł napisać; do tego czasu w skrzynce jest tak cicho, jak lubisz.',
    visible_profile_notes: { about_me: 'Napisz, jak wygląda dobra pierwsza wiadomość do Ciebie.' },
    landers: {
      gallery: {
        headline: 'Ty patrzysz. Ty wybierasz. Potem on może napisać.',
        lead: 'Przejdź się wzdłuż portretów i zatrzymaj, gdzie chcesz. Pierwszą wiadomość mogą Ci wysłać tylko osoby, które polubisz; nikt inny nie puka. Dołączenie i rozglądanie się nic nie kosztują.',
      },
    },
  },
  sv: {
    index_title: 'Rosewater: du bestämmer vem som säger hej',
    description:
      'Här bestämmer kvinnor vem som får skriva först. Gillar du någon kan han skriva till dig; tills dess är det lugnt i inkorgen. Från 18 år.',
    headline: 'Du bestämmer vem som säger hej.',
    lead: 'Här väljer kvinnor vem som får skriva till dem. Gillar du någon kan han skriva till dig; tills dess är inkorgen så lugn som du vill ha den.',
    visible_profile_notes: { about_me: 'Berätta hur ett bra första meddelande till dig ser ut.' },
    landers: {
      gallery: {
        headline: 'Du tittar. Du väljer. Sedan får han skriva.',
        lead: 'Gå längs porträtten och stanna där du vill. Bara de du har gillat kan skriva till dig först; ingen annan knackar på. Det är gratis att gå med och att se sig omkring.',
      },
    },
  },
};
