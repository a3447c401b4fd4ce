import type { Locale } from '../locale.ts';

/** What members write every day, spaces missing and all: no filter and no warning may take it for an address or a fraud. */
export const ordinarySentences: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'I lived in the u.s.a. for 3.5 years, e.g.this summer at 20:15 or 8.30 p.m.',
    'Hi Jan.Amsterdam is lovely.Shall we meet at 7pm/8pm? Dinner was £12.50 each, 1,250.00 in all.',
    'He sent flowers and a card. I paid with my own card, and money is not everything.',
    'I quit Instagram 5 years ago. Live music.Live and let live!',
  ],
  da: [
    'Vi ses kl. 20.15 d. 3.5., f.eks. på caféen.Det koster 125,50 kr.',
    'Jeg har ikke mange penge, men jeg låner gerne en bog ud.Og du?',
    'Dit blik siger alt. Bl.a. film, og/eller en tur i skoven. Jeg sender dig et billede.',
  ],
  de: [
    'Wir treffen uns z.B.am Samstag um 20.15 Uhr,d.h.in drei Tagen.Ich freue mich!',
    'Das Konzert hat 49,90 Euro gekostet, u.a.mit Getränken. Geld ist nicht alles.',
    'Ich schicke dir Fotos von der Reise.Im Jan.2025 war ich in Berlin/Potsdam.',
  ],
  es: [
    'Hola.Es un placer.Nos vemos a las 20.30 en la plaza, p.ej.el sábado.',
    'La cena costó 1.250,50 pesos. El dinero no es todo. Te mando un beso.',
    'Mis padres iban a la playa cada verano. Iban en tren.',
    'Un regalo, una tarjeta y flores: así fue mi cumpleaños.No me quejo.',
  ],
  fi: [
    'Nähdään klo 20.15 esim. kahvilassa.Se maksaa 12,50 euroa.',
    'Lähetän sinulle kuvan matkasta. Rahaa ei ole paljon, mutta hauskaa on.',
    'Olen 1,75 m pitkä ja syntynyt 3.5.1985.Entä sinä?',
  ],
  fr: [
    'On se voit à 20h15, p.ex.samedi.Le dîner a coûté 45,50 euros.',
    'J’ai reçu un cadeau et une carte postale. L’argent ne fait pas le bonheur.',
    'Je t’envoie une photo du chat.Il dort.C’est le 3.5 ou le 4.5?',
  ],
  it: [
    'Ciao.io sono Anna.Ci vediamo alle 20.30, p.es.sabato?',
    'La cena è costata 1.250,50 euro in tutto. I soldi non sono tutto.',
    'Ti mando una foto del mare e un regalo.Se vuoi, domani.',
  ],
  nb: [
    'Vi sees kl. 20.15, f.eks. på kafé.Det koster 125,50 kr.',
    'Jeg har ikke mye penger, men jeg sender deg gjerne et bilde.Og du?',
    'Bl.a. film og/eller en tur i skogen den 3.5.',
  ],
  nl: [
    'Hoi Jan.Amsterdam is mooi.Zullen we om 20.15 u. afspreken,bijv.zaterdag?',
    'Die blik van jou zegt alles.Je bent een tikkie te laat. Het eten was € 12,50 p.p.Geld is niet alles.',
    'Ik stuur je een foto van de zee.De trein gaat om 8.30/9.00.',
  ],
  pl: [
    'Nie wiem.co robisz w sobotę o 20.15, np.po kolacji?',
    'Obiad kosztował 1250,50 zł. Pieniądze to nie wszystko. Wyślę ci zdjęcie.',
    'Urodziłam się 3.5.1985 r. Kartka i prezent były piękne.To był dobry dzień.',
  ],
  sv: [
    'Vi ses kl. 20.15, t.ex.på kaféet.Det kostar 125,50 kr.',
    'Jag har inte mycket pengar men jag skickar gärna en bild.Och du?',
    'Bl.a. film och/eller en tur i skogen den 3.5. Jag fick en present och ett kort.',
  ],
};
