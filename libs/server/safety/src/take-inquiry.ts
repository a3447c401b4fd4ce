import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { emailKey } from '@parlour/models/account/sign-up/email';
import { inquiryReference, maySendInquiry } from '@parlour/models/safety/inquiries';
import { inTransaction } from '@parlour/server-bus';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { inquiryMailJob } from './inquiry-mail.ts';
import { earlierInquiries, insertInquiry, lockInquirer, type InquiryRow } from './store/inquiries.ts';
import type { SafetyPorts } from './ports.ts';

/** What somebody wrote, by whichever form. */
export interface Inquiry extends Pick<InquiryRow, 'kind' | 'email' | 'topic' | 'text'> {
  name?: string;
  payment_id?: string;
  answer_by?: string;
}

/**
 * Keeps an inquiry and has it mailed, to whoever wrote it and to customer service: either all of that happens or nothing.
 *
 * @returns the reference by which both sides speak of it
 * @throws rate_limited
 */
export async function takeInquiry(ports: SafetyPorts, context: CallContext, inquiry: Inquiry): Promise<string> {
  const { brand, now, viewer, locale, request } = context;
  const id = uuid();
  const reference = inquiryReference(randomBytes(8));
  const from = { brand: brand.id, emailKey: emailKey(inquiry.email), network: request.network, now };
  await inTransaction(context, async ({ trx }) => {
    await lockInquirer(trx, from);
    const verdict = maySendInquiry(await earlierInquiries(trx, { ...from, kind: inquiry.kind }), now);
    if (!verdict.ok) throw refuse(verdict.refusal, { minutes: verdict.minutes });
    await insertInquiry(trx, {
      ...inquiry,
      brand: brand.id,
      id,
      reference,
      member_id: viewer?.id ?? null,
      email_key: from.emailKey,
      language: locale,
      network: from.network,
      created_at: now,
    });
    const mail = { brand: brand.id, inquiryId: id, origin: request.origin };
    await ports.enqueue(trx, inquiryMailJob({ ...mail, to: 'sender' }));
    if (brand.settings.support_email) await ports.enqueue(trx, inquiryMailJob({ ...mail, to: 'support' }));
  });
  return reference;
}
