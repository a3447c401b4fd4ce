import { describe, expect, it } from 'vitest';
import { brand as modelBrand } from '@parlour/app-default/settings';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import type { Letter, Mail } from './letter.ts';
import { renderLetter } from './render-letter.tsx';

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
  kind,
  to: 'tom@example.com',
  name: 'Tom <b>',
  locale: 'en',
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

  it('breaks a word of its heading that is wider than a phone', async () => {
    const mail = await renderLetter(brandOf(), { ...letter(), locale: 'de' });
    expect(mail.html).toMatch(/<h1[^>]*overflow-wrap:\s?break-word;word-break:\s?break-word/);
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
    expect(textLineOf(open)).toMatch(/^Parlour CONFIRM YOUR E-MAIL ADDRESS/);
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
      paidOn: '2026-03-01',
      returnDays: 14,
      returnUntil: '2026-03-15',
      account: 'open',
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
      'Hello Tom, 250 credits were added.',
      'Total\n€23.03 incl. VAT',
      'Date\n1 March 2026',
      'Payment number\n01983c1e',
      'Seller\nEvening Company\nOudegracht 1, Utrecht, Netherlands',
      'VAT number\nNL000000000B00',
      'You asked for your credits at once.',
      'You can return unused credits within 14 days, until 15 March 2026.',
      receipt.link,
    ])
      expect(mail.text).toContain(words);
    expect((await renderLetter(brandOf(), { ...receipt, seller: null })).text).not.toMatch(/Seller|VAT number/);
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

  it('about a decision states all its reasons, and how to complain', async () => {
    const addressee = {
      to: 'tom@example.com',
      name: 'Tom',
      locale: 'en',
      link: 'https://parlour.example/complaints',
    } as const;
    const stated = {
      kind: 'decision-statement',
      ...addressee,
      reference: '01983c1e-77a2-7d3e-9a30-0c9f2f3b1d4e',
      measure: 'suspended',
      ground: 'terms',
      rule: 'scam_or_spam',
      facts: 'Asked three members\n<b>for money</b>.',
      automated: false,
      until: '2027-01-31',
      appealUntil: '2027-05-24',
    } as const;
    const statement = await renderLetter(brandOf(), stated);
    for (const words of [
      'Your account is suspended.',
      'It ends on 31 January 2027.',
      'This is against our terms.',
      'Nobody asks for money',
      'A person decided this.',
      'until 24 May 2027',
      'Your reference is 01983c1e-77a2-7d3e-9a30-0c9f2f3b1d4e.',
      addressee.link,
    ])
      expect(statement.text).toContain(words);
    expect(statement.html).toContain('&lt;b&gt;for money');
    for (const [measure, words] of [
      ['photo_removed', 'We have removed a photo of yours.'],
      ['gift_removed', 'We have removed a gift of yours.'],
      ['messages_removed', 'We have removed messages of yours.'],
    ] as const)
      expect((await renderLetter(brandOf(), { ...stated, measure, until: null })).text).toContain(words);
    expect(statement.text).toContain('Hello Tom,\n\nYour account is suspended.');
    const told = await renderLetter(brandOf({ discreet: true }), {
      kind: 'report-decided',
      ...addressee,
      reference: '7K3F-9Q2M',
      outcome: 'banned',
      again: false,
    });
    expect([told.subject, told.text]).toEqual(['A message for you', expect.stringContaining('7K3F-9Q2M')]);
  });

  it('about a decision that was wrong leads in, unless another one keeps the account blocked', async () => {
    const reversed = { ...inquiry, kind: 'decision-reversed' } as const;
    const back = await renderLetter(brandOf(), { ...reversed, back: 'account', standing: null });
    expect([back.subject, back.text]).toEqual([
      'We have taken a decision back',
      expect.stringContaining('Your account is open again.'),
    ]);
    expect(back.text).toContain('Log in');
    const shut = await renderLetter(brandOf(), { ...reversed, back: 'record', standing: 'account' });
    expect(shut.text).toContain('Another decision about your account still stands');
    expect(shut.text).toContain('To the complaint form');
    expect(shut.html).not.toContain('Log in');
    const gone = await renderLetter(brandOf(), { ...reversed, back: 'record', standing: 'content' });
    expect(gone.text).toContain('what it removed stays removed');
  });

  it('about a report that was decided again says so', async () => {
    const decided = { ...inquiry, kind: 'report-decided', outcome: 'warned' } as const;
    const told = async (again: boolean) => (await renderLetter(brandOf(), { ...decided, again })).text;
    expect(await told(true)).toContain('your report 7K3F-9Q2M again, and we have come to another decision.');
    expect(await told(false)).toContain('thank you for your report 7K3F-9Q2M.');
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
  });
});
