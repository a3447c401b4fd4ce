import type { Locale } from '../locale.ts';

/** Services and things by which money goes to a stranger and does not come back, called the same in every language. */
const names = [
  'western union|moneygram|bitcoins?|btc|usd[tc]|crypto(?:currenc\\p{L}+)?|cash ?app|zelle|venmo|paypal|revolut|skrill|neteller',
  '(?:steam|itunes|google[- ]play|apple|amazon|razer)[- ]?(?:gift[- ]?)?(?:cards?|karten?|kaart(?:en)?|kort(?:et|ti|it)?|kart[aęy])',
  'paysafe ?(?:cards?)?|neosurf|transcash|pcs mastercard|postepay|mobilepay|vipps|bizum',
].join('|');

/** Asking for money, or for a card that is as good as money, in the words of a language. */
const asking: Readonly<Record<Locale, string>> = {
  en: 'gift ?cards?|(?:wire|bank) transfer|(?:send|lend|wire) (?:me |us )?(?:some |the )?money',
  da: 'gavekort|bankoverførsel|(?:sende?|låne?|overføre?) (?:mig )?(?:nogle |lidt )?penge',
  de: '(?:gutschein|geschenk|guthaben)karten?|überweis(?:en|ung|e|t)|geld (?:schicken|senden|leihen|überweisen)',
  es: 'tarjetas? (?:de )?regalo|transferencia bancaria|criptomonedas?|(?:enviar|mandar|prestar|envía|manda|présta)(?:me)? (?:algo de )?dinero',
  fi: 'lahjakor\\p{L}+|(?:pankki|tili)siir\\p{L}+|kryptovaluut\\p{L}+|(?:lähet|laina)\\p{L}+ (?:minulle )?rahaa',
  fr: "cartes? (?:cadeaux?|prépayées?)|virement (?:bancaire|instantané)|faire un virement|(?:envoyer|envoie|envoyez|prêter|prête|prêtez)(?:[- ]moi)? de l['’]argent",
  it: '(?:carte|carta|buono|buoni) regalo|bonifico|criptovalut\\p{L}+|(?:mandar|inviar|prestar)(?:e|mi) (?:dei )?soldi',
  nb: 'gavekort|bankoverføring|(?:sende?|låne?|overføre?) (?:meg )?(?:noen |litt )?penger',
  nl: 'cadeau(?:kaart|bon)(?:en|nen)?|bankoverschrijving|(?:euro|geld|bedrag) (?:naar me )?(?:overmaken|sturen|lenen)|via (?:een )?tikkie',
  pl: 'kart\\p{L}{1,3} podarunkow\\p{L}+|przelew\\p{L}*|blikiem|(?:kod|przez) blik|kryptowalut\\p{L}+|(?:wysłać|wyślij|prześlij|pożyczyć|pożycz) (?:mi )?pieni[ąę]\\p{L}+',
  sv: 'presentkort|banköverföring|kryptovalut\\p{L}+|(?:skicka|låna|föra över|överföra) (?:mig )?(?:lite )?pengar',
};

const paymentWords = new RegExp(
  `(?<![\\p{L}\\d])(?:${[names, ...Object.values(asking)].join('|')})(?![\\p{L}\\d])`,
  'iu',
);

/** In capitals alone: in Spanish they "iban" somewhere. */
const accountNumber = /\bIBANs?\b/;

/** Does a text name a way of paying a stranger that cannot be undone? In a chat that is the mark of the usual romance frauds. */
export const namesPayment = (text: string): boolean => paymentWords.test(text) || accountNumber.test(text);
