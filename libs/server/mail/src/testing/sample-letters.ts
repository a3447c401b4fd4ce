import type { Locale } from '@parlour/models/locale';
import type { Letter, LetterOf } from '../letter.ts';

type WithoutAddressee<Each> = Each extends Letter ? Omit<Each, 'kind' | 'to' | 'name' | 'locale'> : never;
type Details<Kind extends Letter['kind']> = WithoutAddressee<LetterOf<Kind>>;

const origin = 'https://site.example';
const link = `${origin}/q7VbYc2mK0hR9tXwZ4sLdN8pEaUf3gJ1oB6iT5yC`;
const decision = '01983c1e-77a2-7d3e-9a30-0c9f2f3b1d4e';
const resetLink = `${origin}/reset-password`;
const at = { iso: '2026-11-21T17:05:00Z', timeZone: 'Europe/Amsterdam' };
const inquiry = { reference: '7K3F-9Q2M', answerBy: '2026-12-05' };

const samples: { [Kind in Letter['kind']]: Details<Kind> } = {
  activation: { link, deletedOn: '2026-12-21' },
  'activation-reminder': { link, deletedOn: '2026-12-21' },
  'log-in-link': { link, resetLink },
  'sign-up-attempt': { link: `${origin}/login` },
  'password-reset': { link },
  'password-changed': { link: resetLink, at },
  'mail-change': { link },
  'mail-change-undo': { link, at },
  'mail-change-attempt': { link: `${origin}/login` },
  notifications: {
    link: `${origin}/chats`,
    messages: 3,
    likes: 1,
    matches: 2,
    discreet: false,
    stopLink: `${origin}/settings`,
    oneClickLink: `${origin}/api/unsubscribe.php`,
  },
  'mail-resume': { link },
  receipt: {
    link: `${origin}/transactions/${decision}`,
    reference: decision,
    credits: 250,
    total: { amount: 2303, currency: 'EUR' },
    discount: { amount: 747, currency: 'EUR' },
    costs: { amount: 60, currency: 'EUR' },
    paidOn: '2026-03-01',
    returnDays: 14,
    returnUntil: '2026-03-15',
    account: 'open',
    method: { id: 'credit_card', name: 'Credit card' },
    statementName: 'PM Services',
    serviceLink: `${origin}/pages/service`,
    seller: {
      name: 'Evening Company',
      address: 'Oudegracht 1',
      city: 'Utrecht',
      country: 'NL',
      vat_numbers: ['NL000000000B00'],
    },
  },
  'payment-returned': {
    link: `${origin}/transactions/${decision}`,
    isOpen: true,
    reference: decision,
    total: { amount: 2303, currency: 'EUR' },
    paidOn: '2026-03-01',
    returned: { amount: 1032, currency: 'EUR' },
  },
  'export-ready': { link: `${origin}/settings`, resetLink },
  'leaving-link': { link },
  'account-deleted': { link, deletedOn: '2026-12-21' },
  'closed-account': { link, deletedOn: null, until: '2027-01-31', complaintLink: `${origin}/complaints` },
  'decision-statement': {
    link: `${origin}/complaints`,
    reference: decision,
    measure: 'suspended',
    sentOn: null,
    ground: 'terms',
    rule: 'scam_or_spam',
    facts: 'Asked three members for money.\nEach said so within a day.',
    automated: false,
    afterReport: true,
    until: '2027-01-31',
    appealUntil: '2027-05-24',
  },
  'decision-reversed': {
    link: `${origin}/login`,
    reference: decision,
    measure: 'photo_removed',
    decidedOn: '2026-11-21',
    back: 'photo',
    standing: null,
    staysRemoved: false,
  },
  'report-decided': {
    link: origin,
    reference: inquiry.reference,
    outcome: 'content_removed',
    ground: 'terms',
    again: false,
    appealUntil: '2027-05-24',
    complaintLink: `${origin}/complaints?about=${inquiry.reference}`,
  },
  'inquiry-received': { link: origin, ...inquiry },
  'inquiry-to-support': {
    link: `mailto:ann@private.example?subject=${inquiry.reference}`,
    ...inquiry,
    topic: 'payment',
    text: 'I paid yesterday,\nbut I see no credits.',
    writer: { email: 'ann@private.example', name: 'Ann Lee', language: 'de', memberId: decision, paymentId: decision },
  },
};

/** One letter of each kind, with the longest of what it may say, for a review of how mails look. */
export const sampleLetters = (locale: Locale): Letter[] =>
  Object.entries(samples).map(
    ([kind, details]) => ({ kind, to: 'ann@private.example', name: 'Ann-Catherine', locale, ...details }) as Letter,
  );
