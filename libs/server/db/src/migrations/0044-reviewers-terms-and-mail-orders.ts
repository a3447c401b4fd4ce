import type { Migration } from '../migration.ts';

/**
 * Who settled a photo or a text about oneself, and when: an approval is kept as a decision is. Evidence is kept a month longer, in
 * which complaints of the last days are answered. A notification knows the mail that tells of it, so that of several which wait
 * for a mail server one counts it. The tables that pages read are locked last, for as short as it can be.
 */
const statements = `
update reports set evidence_until = evidence_until + interval '31 days' where status = 'decided' and evidence_until is not null;
update report_photos p set kept_until = kept_until + interval '31 days' from reports r
  where r.brand = p.brand and r.id = p.report_id and r.status = 'decided' and p.kept_until is not null;
alter table photos add column settled_by text;
alter table photos add column settled_at timestamptz;
comment on column photos.settled_by is 'the moderator who approved or rejected it as it stands; null where nobody did by itself';
alter table profiles add column about_me_settled_by text;
alter table profiles add column about_me_settled_at timestamptz;
comment on column profiles.about_me_settled_by is 'the same of the text as it stands';
alter table notifications add column mail_order uuid;
comment on column notifications.mail_order is 'the order of the last mail that tells of it';
`;

export const reviewersTermsAndMailOrders: Migration = { name: '0044-reviewers-terms-and-mail-orders', statements };
