import type { Migration } from '../migration.ts';

/** When what a report copied is erased: half a year after the decision, as long as somebody may complain about it. */
const statements = `
alter table reports add column evidence_until timestamptz;
comment on column reports.evidence_until is 'null while the report is undecided, and once its evidence was erased';
update reports set evidence_until = coalesce(decided_at, created_at) + interval '184 days' where status = 'decided' and evidence <> '{}';
update report_photos p set kept_until = r.evidence_until from reports r
  where r.brand = p.brand and r.id = p.report_id and r.evidence_until is not null;
create index reports_evidence_ending on reports (evidence_until) where evidence_until is not null;
create index report_photos_ending on report_photos (kept_until) where kept_until is not null;
`;

export const evidenceTerm: Migration = { name: '0013-evidence-term', statements };
