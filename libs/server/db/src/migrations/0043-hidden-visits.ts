import type { Migration } from '../migration.ts';

/**
 * A visit that its member keeps back moves no place in a list at that moment: it is kept aside until its week is over. Places of this
 * week go back to the one before.
 */
const statements = `
alter table profiles add column hidden_visit_at timestamptz;
comment on column profiles.hidden_visit_at is 'the first visit of a week by somebody who keeps visits back, until the week is over';
create index profiles_hidden_visits on profiles (hidden_visit_at) where hidden_visit_at is not null;
update profiles set hidden_visit_at = active_at, active_at = active_at - interval '7 days'
 where not show_online and active_at >= date_trunc('week', now(), 'UTC');
`;

export const hiddenVisits: Migration = { name: '0043-hidden-visits', statements };
