import { describe, expect, it } from 'vitest';
import { brand as modelBrand } from '@parlour/app-default/settings';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import type { Letter, Mail } from './letter.ts';
import { renderLetter } from './render-letter.tsx';
import { sampleLetters } from './testing/sample-letters.ts';

const link = 'https://parlour.example/activate?token=abc_DEF-123';
const linkKinds = [
  'activation',
  'log-in-link',
  'sign-up-attempt',
  'password-reset',
  'password-changed',
  'mail-change',
  'mail-change-undo',
  'mail-change-attempt',
  'account-deleted',
] as const satisfies Letter['kind'][];
const letter = (kind: (typeof linkKinds)[number] = 'activation'): Letter => ({
  ...sampleLetters('en').find((sample) => sample.kind === kind)!,
  to: 'tom@example.com',
  name: 'Tom <b>',
  link,
});
const inquiry = { to: 'tom@example.com', name: 'Tom', locale: 'en', link, reference: '7K3F-9Q2M' } as const;
const brandOf = (changes: Partial<BrandSettings> = {}) => ({
  id: 'default',
  version: 1,
  settings: { ...modelBrand, ...changes },
});
/** What a list of mails shows under the subject: words, then signs without a width that keep off what follows. */
const firstLineOf = ({ html }: Mail): string | undefined => /data-skip-in-text="[^"]*"[^>]*>([^<]*)</.exec(html)?.[1];
/** What it shows where it reads the plain text, which has to keep off what follows by itself. */
const textLineOf = ({ text }: Mail): string =>
  text
    .slice(0, 150)
    .replaceAll(/[\s\u200b-\u200f]+/g, ' ')
    .trim();

describe('a letter', () => {
  it('carries its link and its words in HTML and as plain text, and escapes the name', async () => {
    const mail = await renderLetter(brandOf(), letter());
    expect(mail).toMatchObject({
      brand: 'default',
      to: 'tom@example.com',
      subject: 'Confirm your e-mail address',
      locale: 'en',
    });
    expect(mail.from).toEqual({ name: 'Parlour', address: 'help@parlour.example' });
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.html).toContain('Tom &lt;b&gt;');
    expect(mail.html).toContain(modelBrand.theme.light.action);
    expect(mail.text).toContain(link);
    expect(mail.text).not.toContain('</');
  });

  it('breaks a word of its heading and an address that are wider than a phone, and no other', async () => {
    const mail = await renderLetter(brandOf(), { ...letter(), locale: 'de' });
    expect(mail.html).toMatch(/<h1[^>]*overflow-wrap:\s?break-word;word-break:\s?break-word/);
    expect(mail.html).toMatch(/<a [^>]*overflow-wrap:\s?break-word;word-break:\s?break-word/);
    expect(mail.html).not.toContain('break-all');
  });

  it('keeps "e-mail" in its heading on one line', async () => {
    const { html } = await renderLetter(brandOf(), letter());
    expect(html).toMatch(/<h1[^>]*>Confirm your <span style="white-space:nowrap">e-mail<\/span> address</);
  });

  it('of a discreet brand shows nothing of the site in its subject and its first line', async () => {
    const discreet = brandOf({ discreet: true, mail_name: 'PM Services' });
    for (const kind of linkKinds) {
      const mail = await renderLetter(discreet, letter(kind));
      expect(mail.subject).toBe('A message for you');
      expect([firstLineOf(mail), textLineOf(mail)]).toEqual(['A message for you', 'A message for you']);
      expect(mail.from.name).toBe('PM Services');
    }
    const open = await renderLetter(brandOf(), letter());
    expect(firstLineOf(open)).toBe('One tap and your address is confirmed.');
    expect(textLineOf(open)).toMatch(/^Parlour Confirm your e-mail address/);
  });

  it('for a discreet member is as discreet, whatever the brand', async () => {
    const happened = { messages: 2, likes: 0, matches: 0, stopLink: link, oneClickLink: link };
    const told = async (discreet: boolean) => {
      const mail = await renderLetter(brandOf(), { ...letter(), kind: 'notifications', ...happened, discreet });
      return [mail.subject, firstLineOf(mail), textLineOf(mail)];
    };
    expect(await told(true)).toEqual(['A message for you', 'A message for you', 'A message for you']);
    const openly = expect.stringContaining('2');
    expect(await told(false)).toEqual(['There is news for you', openly, openly]);
  });

  it('fetches nothing from anywhere', async () => {
    const { html } = await renderLetter(brandOf(), letter());
    expect(html).not.toMatch(/<img|<link |@import|url\(/);
  });

  it('about a purchase states what was bought, of whom, for how much and how it is returned', async () => {
    const receipt = {
      kind: 'receipt',
      to: 'tom@example.com',
      name: 'Tom',
      locale: 'en',
      link: 'https://parlour.example/transactions/01983c1e',
      reference: '01983c1e',
      credits: 250,
      total: { amount: 2303, currency: 'EUR' },
      discount: { amount: 747, currency: 'EUR' },
      costs: { amount: 60, currency: 'EUR' },
      paidOn: '2026-03-01',
      returnDays: 14,
      returnUntil: '2026-03-15',
      account: 'open',
      method: { id: 'credit_card', name: 'Card' },
      statementName: 'PM Services',
      serviceLink: 'https://parlour.example/pages/service',
      seller: {
        name: 'Evening Company',
        address: 'Oudegracht 1',
        city: 'Utrecht',
        country: 'NL',
        vat_numbers: ['NL000000000B00'],
      },
    } as const satisfies Letter;
    const mail = await renderLetter(brandOf(), receipt);
    expect(mail.subject).toBe('Payment completed');
    for (const words of [
      'Hello Tom,\n\n250 credits were added.',
      'Total\n€23.03 incl. VAT',
      'Discount (deducted)\n€7.47',
      'Transaction costs (included)\n€0.60',
      'Payment method\nCredit card',
      'On your statement\nPM Services',
      'Date\n1 March 2026',
      'Payment number\n01983c1e',
      'Seller\nEvening Company\nOudegracht 1, Utrecht, Netherlands',
      'VAT number\nNL000000000B00',
      'You asked for your credits at once.',
      'You can return unused credits within 14 days, until 15 March 2026.',
      receipt.link,
      receipt.serviceLink,
    ])
      expect(mail.text).toContain(words);
    expect((await renderLetter(brandOf(), { ...receipt, seller: null })).text).not.toMatch(/Seller|VAT number\n/);
    const sparse = await renderLetter(brandOf(), {
      ...receipt,
      discount: { amount: 0, currency: 'EUR' },
      seller: { ...receipt.seller, address: '', city: '', vat_numbers: [] },
    });
    expect(sparse.text).toContain('Seller\nEvening Company\nNetherlands');
    expect(sparse.text).not.toContain('VAT number\n');
    expect(sparse.text).not.toContain('Discount');
    expect(mail.text).toContain('open this payment');
    const words = async (account: 'leaving' | 'blocked' | 'closed') =>
      (await renderLetter(brandOf(), { ...receipt, account })).text.replaceAll(/\s+/g, ' ');
    expect(await words('leaving')).toMatch(/this link brings it back, and your credits with it.* Keep my account/);
    expect(await words('closed')).toMatch(/Your account is closed, so you cannot use .* Ask customer service/);
    expect(await words('blocked')).toMatch(/blocked; as long as it is, you cannot use .* Ask customer service/);
    for (const account of ['leaving', 'blocked', 'closed'] as const)
      expect(await words(account)).not.toContain('open this payment');
    const discreet = await renderLetter(brandOf({ discreet: true, mail_name: 'PM Services' }), receipt);
    expect([discreet.subject, firstLineOf(discreet)]).toEqual(['A message for you', 'A message for you']);
  });

  it('about money that went back says how much of which payment, and leads to it or to us', async () => {
    const returned = {
      kind: 'payment-returned',
      to: 'tom@example.com',
      name: 'Tom',
      locale: 'en',
      link: 'https://parlour.example/transactions/01983c1e',
      isOpen: true,
      reference: '01983c1e',
      total: { amount: 1290, currency: 'EUR' },
      paidOn: '2026-03-01',
      returned: { amount: 1032, currency: 'EUR' },
    } as const satisfies Letter;
    const mail = await renderLetter(brandOf(), returned);
    expect(mail.subject).toBe('Payment paid back');
    for (const words of [
      'Hello Tom,\n\nWe have paid back €10.32, the way you paid.',
      'as far as you had not used them.',
      'You paid\n€12.90',
      'Paid on\n1 March 2026',
      'Payment number\n01983c1e',
      'See this payment',
      returned.link,
    ])
      expect(mail.text).toContain(words);
    expect((await renderLetter(brandOf(), { ...returned, isOpen: false })).text).toContain('Ask customer service');
    const discreet = await renderLetter(brandOf({ discreet: true, mail_name: 'PM Services' }), returned);
    expect([discreet.subject, firstLineOf(discreet)]).toEqual(['A message for you', 'A message for you']);
  });

  it('about a complaint says its reference and its day; to customer service also what was written', async () => {
    const received = await renderLetter(brandOf(), { kind: 'inquiry-received', ...inquiry, answerBy: '2026-12-05' });
    expect(received.text).toContain('Your reference is 7K3F-9Q2M.');
    expect(received.text).toContain('5 December 2026');
    const text = 'Where is it?\n<script>1</script>';
    const writer = {
      email: 'ann@private.example',
      name: 'Ann <i>',
      language: 'de',
      memberId: 'member-1',
      paymentId: 'payment-1',
    } as const;
    const support = { kind: 'inquiry-to-support', ...inquiry, answerBy: null, topic: 'payment', text, writer } as const;
    const told = await renderLetter(brandOf({ discreet: true }), support);
    expect(told.subject).toBe('A message from the site: 7K3F-9Q2M');
    expect(firstLineOf(told)).toBe('7K3F-9Q2M');
    expect(told.html).toContain('&lt;script&gt;');
    expect([told.replyTo, received.replyTo]).toEqual(['ann@private.example', undefined]);
    expect(told.text).toContain('From Ann <i>, ann@private.example. Language: German.');
    expect(told.text).toMatch(/Member: member-1\nPayment: payment-1/);
    expect(told.text).toContain('Where is it?\n<script>1</script>');
  });

  it('that is answered by mail names no address for a browser', async () => {
    const writer = {
      email: 'ann@private.example',
      name: null,
      language: 'en',
      memberId: null,
      paymentId: null,
    } as const;
    const asked = { ...inquiry, kind: 'inquiry-to-support', answerBy: null, topic: 'payment', text: 'Where?' } as const;
    const link = 'mailto:ann@private.example?subject=7K3F-9Q2M';
    const { html, text } = await renderLetter(brandOf(), { ...asked, link, writer });
    expect(html.split(link)).toHaveLength(2);
    expect(text).not.toMatch(/mailto:|subject=|into your browser/);
  });
});
