import type { Locale } from '@parlour/models/locale';
import type { InquiryTopic } from '@parlour/models/safety/inquiries';
import type { Generated } from 'kysely';

/** Complaints and questions to customer service. */
export interface InquiriesTable {
  brand: string;
  id: string;
  kind: 'complaint' | 'contact';
  reference: string;
  /** The member who was logged in. The row outlives their account, then without member, address and words. */
  member_id: string | null;
  /** What a complaint is signed with. */
  name: string | null;
  email: string;
  email_key: string;
  /** A complaint's category or a question's topic. */
  topic: InquiryTopic;
  text: string;
  payment_id: string | null;
  language: Locale;
  answer_by: string | null;
  status: Generated<'received' | 'answered'>;
  /** When and by which moderator it was noted as answered; null of those that were before it was kept. */
  answered_at: Date | null;
  answered_by: string | null;
  /** Where it came from, for a day: against floods. */
  network: string | null;
  created_at: Date;
}
