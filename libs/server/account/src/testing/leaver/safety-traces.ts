import { v7 as uuid } from 'uuid';
import { evening, json, trace, type LeaverTraces } from './traces.ts';

export async function addSafetyTraces(
  { brand, id, friend, email, one, row }: LeaverTraces,
  sentPhoto: string,
): Promise<void> {
  const [reportId, openReportId] = [uuid(), uuid()];
  const report = {
    brand,
    target_type: 'profile',
    target_id: id,
    member_id: id,
    category: 'other',
    created_at: evening,
  };
  await row('reports', {
    ...report,
    id: reportId,
    reference: 'A',
    reporter_id: friend,
    reporter_key: friend,
    evidence: json({ about_me: 'evidence of a decided report' }),
    evidence_until: new Date(evening.getTime() + 1),
    status: 'decided',
  });
  await row('reports', {
    ...report,
    id: uuid(),
    reference: 'B',
    target_id: friend,
    member_id: friend,
    reporter_id: id,
    reporter_key: id,
    text: `I, ${trace}, was hurt`,
    evidence: json({}),
    status: 'decided',
  });
  await row('reports', {
    ...report,
    id: openReportId,
    reference: 'C',
    reporter_id: friend,
    reporter_key: friend,
    evidence: json({ about_me: 'evidence of an open report' }),
  });
  await row('report_photos', { brand, report_id: openReportId, photo_id: sentPhoto, storage_key: 'k' });
  const decisionId = uuid();
  await row('refused_photos', {
    brand,
    digest: 'of a picture',
    rule: 'other',
    decision_id: decisionId,
    kept_until: evening,
  });
  await row('decisions', {
    ...one,
    id: decisionId,
    target_type: 'profile',
    target_id: id,
    measure: 'warned',
    ground: 'terms',
    rule: 'other',
    facts: 'A report was looked at',
    appeal_until: evening,
    created_at: evening,
  });
  for (const [reference, member_id] of [
    ['Q', one.member_id],
    ['W', null],
  ])
    await row('inquiries', {
      ...one,
      member_id,
      id: uuid(),
      kind: 'contact',
      reference,
      name: trace,
      email,
      email_key: email,
      topic: 'other',
      text: trace,
      language: 'en',
      created_at: evening,
    });
}
