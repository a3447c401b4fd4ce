import type { PublishedBrand } from '@parlour/brand/published-brand';
import { addresses } from '@parlour/contract/addresses';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { Letter } from '@parlour/server-mail/letter';
import { pageLink } from '@parlour/server-mail/page-link';
import type { InquiryMail } from './inquiry-mail.ts';
import { findInquiry } from './store/inquiries.ts';

/** The letter of a queued mail; null where the inquiry is gone, or the brand has no address for customer service any more. */
export async function inquiryLetter(
  { brand, db }: { brand: PublishedBrand; db: BrandDatabase },
  mail: InquiryMail,
): Promise<Letter | null> {
  const inquiry = await findInquiry(db, brand.id, mail.inquiryId);
  if (!inquiry) return null;
  const { reference, answer_by: answerBy, email, name, language, topic, text } = inquiry;
  if (mail.to === 'sender') {
    const link = pageLink(mail.origin, brand, language, addresses.page.href({ slug: 'service' }));
    return { kind: 'inquiry-received', to: email, name: name ?? email, locale: language, link, reference, answerBy };
  }
  const { support_email: to, domain_language: locale } = brand.settings;
  if (!to) return null;
  const link = `mailto:${email}?subject=${encodeURIComponent(reference)}`;
  const writer = { email, name, language, memberId: inquiry.member_id, paymentId: inquiry.payment_id };
  return { kind: 'inquiry-to-support', to, name: to, locale, link, reference, answerBy, topic, text, writer };
}
