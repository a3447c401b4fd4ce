import type { Background, Reviewed, Shown } from '@parlour/server-safety';
import type { ShownItem } from '../../apps/server/src/moderation-acts/show-item.ts';
import { harmless } from './harmless.ts';

/** A moment as it comes: acts of a server answer it as text. */
type Moment = Date | string | null;

/** A brand's members and its moderators may live by different clocks: it says which one this is. */
export const minute = (at: Moment): string =>
  at ? `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC` : '–';

const margin = 12;

/** What members wrote stands beside the names: no line that they break looks like one of ours. */
const line = (name: string, value: string): void =>
  console.log(harmless(`${name.padEnd(margin)} ${value.replaceAll('\n', `\n${' '.repeat(margin + 1)}`)}`));

/** What is known about a report, a complaint, a photo, a decision or a member, for a person to read. */
export function printItem({ brand, item }: ShownItem): void {
  if (item.kind === 'inquiry') return printInquiry(brand, item);
  if (item.kind === 'report') printReport(brand, item);
  if (item.kind === 'decision') printDecision(brand, item);
  if ('reviewed' in item && item.reviewed) printReviewed(item.reviewed);
  printBackground(brand, item);
  if (item.kind !== 'photo') for (const { id, status } of item.photos) line('photo', `${id}  ${status ?? 'deleted'}`);
}

function printBackground(
  brand: string,
  { member, memberId, reports, otherReports, decisions, corrections }: Background,
): void {
  line('name', `${member ? `${member.name}, ${member.status}` : 'erased'}, ${brand}`);
  if (member) line('language', member.language);
  line('member', `${memberId}, reports: ${reports}`);
  for (const { created_at, reference, category, status, outcome } of otherReports)
    line('reported', `${minute(created_at)} ${reference} ${category}, ${outcome ?? status}`);
  for (const decision of decisions) line('decided', wordsOf(decision));
  for (const { created_at, former_date_of_birth: former, facts } of corrections)
    line('corrected', `${minute(created_at)} born ${former} before  ${facts}`);
}

function printInquiry(brand: string, { inquiry, background }: Extract<Shown, { kind: 'inquiry' }>): void {
  const { kind, reference, id, status, created_at, answer_by, topic, text, payment_id } = inquiry;
  line(kind, `${reference}  ${id}`);
  line('status', status);
  line('received', `${minute(created_at)}, ${brand}`);
  if (answer_by) line('answer by', answer_by);
  line('from', [inquiry.name, inquiry.email || 'erased'].filter(Boolean).join(', '));
  line('language', inquiry.language);
  line('topic', topic);
  if (payment_id) line('payment', payment_id);
  line('words', text);
  if (background) printBackground(brand, background);
}

function printReport(
  brand: string,
  { report, evidence, goneMessages, memberId }: Extract<Shown, { kind: 'report' }>,
): void {
  line('report', `${report.reference}  ${report.id}`);
  line('status', report.outcome ? `${report.status}: ${report.outcome}` : report.status);
  if (report.found_nothing_at) line('before', `${minute(report.found_nothing_at)} no_violation`);
  line('received', `${minute(report.created_at)}, ${brand}, by ${report.reporter_id ?? 'a visitor'}`);
  line('about', `${report.target_type} ${report.target_id}`);
  line('category', report.category);
  if (report.text) line('words', report.text);
  if (!evidence) return line('evidence', 'erased, because its term is over');
  const { profile, messages } = evidence;
  const place = [profile.city, profile.country].filter(Boolean).join(', ');
  line('profile', `${profile.name}, born ${profile.date_of_birth}, ${place}`);
  if (profile.about_me) line('about me', profile.about_me);
  for (const { id, sent_at, sender_id, text, type, photo_id, gift_id } of messages) {
    const who = sender_id === memberId ? 'reported' : 'reporter';
    const mark = id === report.target_id ? '  ← this one' : '';
    const gone = goneMessages.includes(id) ? '  (gone)' : '';
    const thing = `(${[type, photo_id ?? gift_id].filter(Boolean).join(' ')})`;
    line(minute(sent_at), `${who}: ${text ?? thing}${gone}${mark}`);
  }
}

/** As much of it as its statement of reasons says, for whoever reads a complaint. */
function printDecision(brand: string, { decision, reference }: Extract<Shown, { kind: 'decision' }>): void {
  line('decision', decision.id);
  line('taken', `${minute(decision.created_at)}, ${brand}, by a ${decision.automated ? 'program' : 'person'}`);
  line('measure', measureOf(decision));
  line('about', `${decision.target_type} ${decision.target_id}`);
  if (reference) line('report', reference);
  line('ground', `${decision.ground}, ${decision.rule}`);
  line('facts', decision.facts || 'erased, because their term is over');
  line('complaints', `until ${minute(decision.appeal_until)}`);
}

function printReviewed(reviewed: Reviewed): void {
  if (reviewed.kind === 'photo') line('photo', reviewed.photoId);
  else {
    line('digest', reviewed.digest);
    line('about me', reviewed.text);
  }
  line(reviewed.kind === 'photo' ? 'photo status' : 'text status', reviewed.status);
}

type Listed = Background['decisions'][number];

const wordsOf = (decision: Listed): string => `${minute(decision.created_at)} ${measureOf(decision)}  ${decision.id}`;

function measureOf({ measure, rule, until, ended_at, appeal_state }: Listed): string {
  const end = until ? ` until ${minute(until)}` : '';
  const over = ended_at ? ', ended' : '';
  const wrong = appeal_state === 'reversed' ? ', taken back' : appeal_state === 'upheld' ? ', upheld' : '';
  return `${measure} (${rule})${end}${over}${wrong}`;
}
