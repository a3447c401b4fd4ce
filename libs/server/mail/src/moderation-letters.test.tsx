import { describe, expect, it } from 'vitest';
import { brand as modelBrand } from '@parlour/app-default/settings';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import type { Letter, ReportVerdict } from './letter.ts';
import { renderLetter } from './render-letter.tsx';

const reversed = {
  kind: 'decision-reversed',
  to: 'tom@example.com',
  name: 'Tom',
  locale: 'en',
  link: 'https://parlour.example/login',
  reference: '01983c1e-77a2-7d3e-9a30-0c9f2f3b1d4e',
  measure: 'message_removed',
  decidedOn: '2026-11-21',
  back: 'record',
  standing: null,
  staysRemoved: false,
} as const satisfies Letter;
const inquiry = {
  to: 'tom@example.com',
  name: 'Tom',
  locale: 'en',
  link: 'https://parlour.example/settings',
  reference: '7K3F-9Q2M',
} as const;
const brandOf = (changes: Partial<BrandSettings> = {}) => ({
  id: 'default',
  version: 1,
  settings: { ...modelBrand, ...changes },
});

describe('a letter', () => {
  it('about a decision states all its reasons, and how to complain', async () => {
    const addressee = {
      to: 'tom@example.com',
      name: 'Tom',
      locale: 'en',
      link: 'https://parlour.example/complaints',
    } as const;
    const complaintLink = 'https://parlour.example/complaints?about=7K3F-9Q2M';
    const stated = {
      kind: 'decision-statement',
      ...addressee,
      reference: '01983c1e-77a2-7d3e-9a30-0c9f2f3b1d4e',
      measure: 'suspended',
      ground: 'terms',
      rule: 'scam_or_spam',
      facts: 'Asked three members\n<b>for money</b>.',
      automated: false,
      afterReport: true,
      sentOn: null,
      until: '2027-01-31',
      appealUntil: '2027-05-24',
    } as const;
    const statement = await renderLetter(brandOf(), stated);
    for (const words of [
      'Your account is suspended.',
      'The suspension ends on 31 January 2027.',
      'This is against our terms.',
      'Nobody asks for money',
      'What we saw\nAsked three members\n<b>for money</b>.\n',
      'A person decided this. It followed a report.\n',
      'until 24 May 2027',
      'Your reference is 01983c1e-77a2-7d3e-9a30-0c9f2f3b1d4e.',
      addressee.link,
    ])
      expect(statement.text).toContain(words);
    expect(statement.html).toContain('&lt;b&gt;for money');
    for (const [measure, words] of [
      ['photo_removed', 'We have removed a photo of yours.'],
      ['text_removed', 'We have removed what you say about yourself in your profile.'],
      ['message_removed', 'We have removed a message of yours.'],
      ['gift_removed', 'We have removed a gift that you sent.'],
      ['messages_removed', 'We have removed messages of yours.'],
    ] as const) {
      const told = await renderLetter(brandOf(), { ...stated, measure, until: null, sentOn: '2026-11-03' });
      expect(told.text).toContain(`${words} Sent on 3 November 2026.`);
    }
    expect(statement.text).toContain('Hello Tom,\n\nYour account is suspended.');
    const byLaw = await renderLetter(brandOf(), { ...stated, ground: 'illegal', law: 'Article 254ba' });
    expect(byLaw.text).toContain('This is against the law: Article 254ba. Nobody asks for money');
    const replaces = '01983c1e-0000-7d3e-9a30-0c9f2f3b1d4e';
    const second = await renderLetter(brandOf(), { ...stated, afterReport: false, replaces });
    expect(second.text).toContain(`takes the place of the one with the reference ${replaces}, which no longer holds.`);
    expect(second.text).toContain('A person decided this.\n');
    expect(second.text).not.toContain('It followed');
    expect(statement.text).not.toContain('takes the place');
    const gone = await renderLetter(brandOf(), { ...stated, replaces, staysRemoved: true });
    expect(gone.text).toContain('which no longer holds. What was removed cannot be brought back.');
    const warned = await renderLetter(brandOf(), { ...stated, measure: 'warned', replaces, staysRemoved: true });
    expect(warned.text).toContain('This is a warning.');
    expect(warned.text).not.toContain('Nothing of yours was removed');
    const beside = 'which no longer holds. What was removed from your messages cannot be brought back.';
    const copies = await renderLetter(brandOf(), { ...stated, replaces, copiesStayRemoved: true });
    expect(copies.text).toContain(beside);
    const known = { facts: 'Seen before.', automated: true, afterReport: false };
    const { text: automated } = await renderLetter(brandOf(), { ...stated, ...known });
    expect(automated).toContain('What we saw\nSeen before.\n');
    expect(automated).toContain('A program decided this. It followed a check of our own.\n');
    const told = await renderLetter(brandOf({ discreet: true }), {
      kind: 'report-decided',
      ...addressee,
      reference: '7K3F-9Q2M',
      outcome: 'banned',
      ground: 'terms',
      again: false,
      appealUntil: '2027-05-24',
      complaintLink,
    });
    expect([told.subject, told.text]).toEqual(['A message for you', expect.stringContaining('7K3F-9Q2M')]);
    expect(told.text).toContain('until 24 May 2027');
    expect(told.text).toContain(complaintLink);
    expect(told.html).toContain(`href="${complaintLink}"`);
  });

  it('about a decision that was wrong leads in, unless another one keeps the account blocked', async () => {
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

  it('about a decision that was wrong says which one, and what is not given back', async () => {
    const { text } = await renderLetter(brandOf(), { ...reversed, staysRemoved: true });
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      `The decision of 21 November 2026 said: “We have removed a message of yours.” Its reference is ${reversed.reference}.`,
    );
    const cannot = 'What was removed cannot be brought back.';
    expect(text).toContain(cannot);
    expect((await renderLetter(brandOf(), reversed)).text).not.toContain(cannot);
    // The sentence about the other decision says the same.
    const another = { ...reversed, staysRemoved: true, standing: 'content' } as const;
    expect((await renderLetter(brandOf(), another)).text).not.toContain(cannot);
  });

  it('about a report says whether what was reported was against the law or the terms', async () => {
    const decided = { ...inquiry, kind: 'report-decided', again: false, appealUntil: '2027-05-24' } as const;
    const about = { ...decided, complaintLink: inquiry.link };
    const told = async (verdict: ReportVerdict) => (await renderLetter(brandOf(), { ...about, ...verdict })).text;
    for (const outcome of ['content_removed', 'warned', 'suspended', 'banned'] as const) {
      expect(await told({ ground: 'terms', outcome })).toContain('What you reported was against our terms. We have');
      expect(await told({ ground: 'illegal', outcome })).toContain('What you reported was against the law. We have');
    }
    expect(await told({ outcome: 'no_violation' })).toContain('We found nothing against our terms.');
  });

  it('about a decision that was wrong says that a photo waits for an account that stays blocked', async () => {
    const told = async (back: 'photo' | 'text', standing: 'account' | null) =>
      (await renderLetter(brandOf(), { ...reversed, back, standing })).html;
    expect(await told('photo', 'account')).toContain('Your photo is shown again once your account is open.');
    expect(await told('photo', 'account')).not.toContain('Your photo is shown again.');
    expect(await told('text', 'account')).toContain('Your text is shown again once your account is open.');
    expect(await told('photo', null)).toContain('Your photo is shown again.');
  });

  it('about a decision names the same picture elsewhere, which does not come back out of messages', async () => {
    const stated = {
      kind: 'decision-statement',
      ...inquiry,
      measure: 'photo_removed',
      ground: 'terms',
      rule: 'private_images',
      facts: 'Somebody else, asleep.',
      automated: false,
      afterReport: true,
      sentOn: null,
      until: null,
      appealUntil: '2027-05-24',
    } as const;
    const also = 'We have also removed the same picture wherever else you had it.';
    expect((await renderLetter(brandOf(), stated)).text).not.toContain(also);
    const { text } = await renderLetter(brandOf(), { ...stated, alsoRemoved: true });
    expect(text).toContain(`We have removed a photo of yours. ${also}`);
    const { text: warned } = await renderLetter(brandOf(), { ...stated, measure: 'warned_of_copies' });
    expect(warned).toContain('This is a warning. We have removed the picture wherever else you had it.');
    expect(warned).not.toContain('Nothing of yours was removed');
    const cannot = 'What was removed from your messages cannot be brought back.';
    const back = { ...reversed, back: 'photo' } as const;
    expect((await renderLetter(brandOf(), { ...back, copiesStayRemoved: true })).text).toContain(cannot);
    expect((await renderLetter(brandOf(), back)).text).not.toContain(cannot);
    const all = { ...back, copiesStayRemoved: true, staysRemoved: true };
    expect((await renderLetter(brandOf(), all)).text).not.toContain(cannot);
  });

  it('about a report whose decision was taken back says that, and how to complain', async () => {
    const decided = { ...inquiry, kind: 'report-decided', outcome: 'reversed', again: true } as const;
    const about = { ...decided, appealUntil: '2027-05-24', complaintLink: 'https://parlour.example/complaints' };
    const { text } = await renderLetter(brandOf(), about);
    expect(text).toContain('We have taken our decision about it back. What we told you of it before no longer holds.');
    expect(text).toContain('until 24 May 2027');
    expect(text).toContain(about.complaintLink);
  });

  it('about a report that was decided again says so', async () => {
    const decided = {
      ...inquiry,
      kind: 'report-decided',
      outcome: 'warned',
      ground: 'terms',
      appealUntil: '2027-05-24',
      complaintLink: inquiry.link,
    } as const;
    const told = async (again: boolean) => (await renderLetter(brandOf(), { ...decided, again })).text;
    expect(await told(true)).toContain('your report 7K3F-9Q2M again, and we have come to another decision.');
    expect(await told(false)).toContain('thank you for your report 7K3F-9Q2M.');
  });
});
