import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { deletionTerm } from '@parlour/models/account/leaving/deletion-term';

export interface Question {
  /** Its place in the address: `#returns`. */
  id: string;
  question: string;
  answer: string;
  /** Where the answer is acted upon. */
  link?: { href: string; words: string };
}

/** What visitors and members ask most. */
export function useQuestions(): Question[] {
  const { t } = useLingui();
  const { refund_days: days } = useSite().settings;
  const service = { href: addresses.service.href(), words: t`Ask customer service` };
  return [
    {
      id: 'costs',
      question: t`What does it cost?`,
      answer: t`Looking around is free. Writing may cost credits; the price is shown beside the button before you send.`,
    },
    {
      id: 'confirm',
      question: t`How do I confirm my e-mail address?`,
      answer: t`Open the link in our e-mail. If it is not there, look in the spam folder or have it sent again.`,
    },
    {
      id: 'password',
      question: t`What if I have forgotten my password?`,
      answer: t`Ask for a new one on the page where you log in. We send you a link.`,
    },
    {
      id: 'premium',
      question: t`How do I become a premium member?`,
      answer: t`Any purchase of credits makes you one. Nothing renews by itself.`,
    },
    {
      id: 'fictional',
      question: t`Are all profiles real people?`,
      answer: t`Where a profile is fictional, it says so in words on the card, on the profile and in the chat.`,
    },
    {
      id: 'seen',
      question: t`Who sees my profile?`,
      answer: t`Other members do. Visitors see it only if you allow it. Nobody sees your e-mail address.`,
    },
    {
      id: 'block',
      question: t`How do I block somebody?`,
      answer: t`Open the profile, press More, then Block. Neither of you finds the other any more.`,
    },
    {
      id: 'report',
      question: t`How do I report somebody?`,
      answer: t`Open the profile, press More, then Report. Photos, messages and conversations can be reported too. A person looks at every report; you find the outcome in your settings. The member does not learn who reported it.`,
    },
    {
      id: 'returns',
      question: t`Can I return credits?`,
      answer: t`Yes, within ${days} days, as far as you have not used them.`,
      link: { href: addresses.page.href({ slug: 'return-policy' }), words: t`How to return them` },
    },
    {
      id: 'paid',
      question: t`I have paid, and there are no credits. What now?`,
      answer: t`It may take a while; do not pay again. After an hour, or if you paid twice, tell us the number of the payment.`,
      link: service,
    },
    {
      id: 'mails',
      question: t`Why do I get no e-mails?`,
      answer: t`Look in the spam folder, and whether the address in your settings is right.`,
      link: { href: addresses.settings.href(), words: t`Settings` },
    },
    {
      id: 'refused',
      question: t`Why was my photo refused, or my account blocked?`,
      answer: t`The reasons are in our e-mail. If they are wrong, complain: another person looks at it.`,
      link: { href: addresses.complaints.href(), words: t`Complaints` },
    },
    {
      id: 'stolen',
      question: t`What if somebody uses my photos?`,
      answer: t`Report the profile; you need no account for it. If you cannot find it, write to us.`,
      link: service,
    },
    {
      id: 'born',
      question: t`What if my date of birth is wrong?`,
      answer: t`Only we can put it right. Tell us the true one.`,
      link: service,
    },
    {
      id: 'delete',
      question: t`How do I delete my account?`,
      answer: t`In your settings. You then have ${plural(deletionTerm, { one: '# day', other: '# days' })} in which you can come back.`,
      link: { href: addresses.accountDelete.href(), words: t`Delete my account` },
    },
  ];
}
