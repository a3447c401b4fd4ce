import type { MemberStatus } from '@parlour/models/account/member-status';
import type { DisabledReason } from '@parlour/models/account/notifications/notification-settings';
import type { KeptSteps } from '@parlour/models/account/sign-up/sign-up-steps';
import type { Locale } from '@parlour/models/locale';
import type { Generated } from 'kysely';
import type { GeneratedJson, Json, NullableJson } from '../json.ts';

export interface MembersTable {
  brand: string;
  id: string;
  email: string;
  email_key: string;
  name: string;
  name_key: string;
  password_hash: string;
  status: MemberStatus;
  language: Locale;
  scope: Generated<string[]>;
  paid_user: Generated<boolean>;
  signup_date: Date;
  signup_steps: GeneratedJson<KeptSteps>;
  /** What was written while signing up to somebody who does not take it any more. */
  signup_message: string | null;
  tracking: NullableJson<Record<string, string>>;
  confirmed_at: Date | null;
  delete_at: Date | null;
  /** When the member last came back from leaving, or was let in again after a decision. */
  reopened_at: Date | null;
  /** When the member was last begun to be erased; from the first time on nothing brings the member back. */
  erasure_began_at: Date | null;
  /** Nothing personal is left in the row; it stays for the books, which know the member by the id alone. */
  erased_at: Date | null;
  notifications_disabled: Generated<DisabledReason[]>;
  /** When the mail service last said that the address does not take mails. */
  mail_bounced_at: Date | null;
  free_conversations_used: Generated<number>;
  free_messages_used: Generated<number>;
}

export interface SessionsTable {
  brand: string;
  id: string;
  token_hash: Uint8Array;
  member_id: string;
  /** Browser and system by their names; all that the browser said about itself where the session began earlier. */
  device: string | null;
  country: string | null;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
  /** Received likes that this session was shown in full, the newest last. */
  handed_likes: Generated<string[]>;
}

export interface TokensTable {
  brand: string;
  token_hash: Uint8Array;
  purpose: string;
  member_id: string;
  payload: NullableJson<Record<string, unknown>>;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

export interface LoginFailuresTable {
  brand: string;
  id: string;
  login_hash: Uint8Array;
  network: string;
  failed_at: Date;
}

export interface MailRequestsTable {
  brand: string;
  id: string;
  purpose: string;
  address_hash: Uint8Array;
  network: string;
  requested_at: Date;
}

export interface ConsentsTable {
  brand: string;
  id: string;
  member_id: string;
  kind: string;
  version: string;
  given: boolean;
  at: Date;
}

export interface NotificationSettingsTable {
  brand: string;
  member_id: string;
  settings: Json<Record<string, unknown>>;
}

export interface PushSubscriptionsTable {
  brand: string;
  id: string;
  member_id: string;
  session_id: string;
  endpoint: string;
  keys: Json<{ p256dh: string; auth: string }>;
  created_at: Generated<Date>;
}
