import type { Migration } from '../migration.ts';

/**
 * What maintenance forgets it finds for all brands at once, the oldest first: each of its deletions begins with a time. Ranges
 * of blocks (0003) serve that only until deleted rows make room: then rows of every age lie in every range, and after two days
 * all blocks were read for one hour's events. A tree costs a microsecond an event (both measured).
 * A production server looks for members of the demo world at each start.
 */
const statements = `
drop index mailbox_events_old;
create index mailbox_events_old on mailbox_events (created_at);
drop index idempotency_keys_old;
create index idempotency_keys_old on idempotency_keys (created_at);
drop index sessions_expired;
create index sessions_expired on sessions (expires_at);
create index tokens_expired on tokens (expires_at);
create index login_failures_old on login_failures (failed_at);
create index mail_requests_old on mail_requests (requested_at);
create index inquiries_old on inquiries (created_at);
create index inquiries_with_network on inquiries (created_at) where network is not null;
create index reports_with_network on reports (created_at) where network is not null;
create index page_counts_old on page_counts (day);
create index held_messages_old on held_messages (created_at);
create index members_unconfirmed on members (signup_date) where status = 'not_confirmed' and confirmed_at is null;
create index profiles_demo on profiles (brand) where demo;
`;

export const purges: Migration = { name: '0015-purges', statements };
