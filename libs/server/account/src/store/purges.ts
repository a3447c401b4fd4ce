import { sql } from 'kysely';
import { confirmationTerm } from '@parlour/models/account/sign-up/confirmation-term';
import type { Purge } from '@parlour/server-jobs';
import { unconfirmedUntil } from './unconfirmed-until.ts';

/** What the slice keeps only for a time. */
export const accountPurges: readonly Purge[] = [
  { table: 'notifications', time: 'happened_at', kept: '90 days' },
  { table: 'tokens', time: 'expires_at', kept: '7 days' },
  { table: 'login_failures', time: 'failed_at', kept: '24 hours' },
  { table: 'mail_requests', time: 'requested_at', kept: '24 hours' },
  { table: 'page_counts', time: 'day', kept: '400 days' },
];

/** Accounts whose address nobody confirmed. Nobody can confirm one of a brand that is off the air: its accounts wait on. */
export const unconfirmedPurge: Purge = {
  table: 'members',
  time: 'signup_date',
  kept: `${confirmationTerm} days`,
  where: sql`status = 'not_confirmed' and confirmed_at is null and ${unconfirmedUntil} < now()
    and not exists (select from brands where brands.brand = members.brand and published_version is null)`,
};
