import { isSamePerson } from '@parlour/models/safety/decisions';
import type { Reviewed, Shown, ShownPhoto } from '@parlour/server-safety';
import type { ShownItem } from '../../apps/server/src/moderation-acts/show-item.ts';
import { line, minute } from './line.ts';
import { measureOf, printBackground, printSameAddress, printWritten } from './print-background.ts';
import { printMoney, printPayment } from './print-money.ts';

/** What is known about a report, a complaint, a photo, a decision, a payment or a member, for a person to read. */
export function printItem({ brand, item, money }: ShownItem): void {
  if (item.kind === 'payment') return printPayment(brand, item);
  if (item.kind === 'writer') return printWriter(brand, item);
  if (item.kind === 'inquiry') return printInquiry(brand, item, money);
  if (item.kind === 'report') printReport(brand, item);
  if (item.kind === 'decision') printDecision(brand, item);
  if ('reviewed' in item && item.reviewed) printReviewed(item.reviewed);
  printBackground(brand, item);
  if (money?.member) printMoney(money.member, item.member);
  if (item.kind !== 'photo') for (const photo of item.photos) line('photo', `${photo.id}  ${photoState(photo)}`);
}

const photoState = ({ refusedBefore, ...photo }: Omit<ShownPhoto, 'id' | 'storageKey'>): string =>
  [settled(photo), refusedBefore.length > 0 && `rejected before: ${refusedBefore.join(', ')}`]
    .filter(Boolean)
    .join('  ');

/** How a photo or a text stands, and who has settled it so. */
const settled = ({ status, settledBy, settledAt }: Pick<ShownPhoto, 'status' | 'settledBy' | 'settledAt'>): string =>
  [status ?? 'deleted', settledAt && minute(settledAt), settledBy && `by ${settledBy}`].filter(Boolean).join(', ');

function printWriter(brand: string, { email, wrote }: Extract<Shown, { kind: 'writer' }>): void {
  line('address', `${email}, no member of ${brand}`);
  printWritten(wrote);
}

type ShownInquiry = Extract<Shown, { kind: 'inquiry' }>;

function printInquiry(
  brand: string,
  { inquiry, background, sameAddress }: ShownInquiry,
  money: ShownItem['money'],
): void {
  const { kind, reference, id, status, created_at, answer_by, topic, text, payment_id } = inquiry;
  line(kind, `${reference}  ${id}`);
  const { answered_at, answered_by } = inquiry;
  line(
    'status',
    [status, answered_at && minute(answered_at), answered_by && `by ${answered_by}`].filter(Boolean).join(', '),
  );
  line('received', `${minute(created_at)}, ${brand}`);
  if (answer_by) line('answer by', answer_by);
  line('from', [inquiry.name, inquiry.email || 'erased'].filter(Boolean).join(', '));
  line('language', inquiry.language);
  line('topic', topic);
  if (payment_id) line('payment', [payment_id, money?.named].filter(Boolean).join(', '));
  line('words', text);
  printSameAddress(sameAddress);
  if (background) printBackground(brand, background);
  if (money?.member) printMoney(money.member, background?.member ?? null);
}

function printReport(
  brand: string,
  { report, evidence, goneMessages, memberId }: Extract<Shown, { kind: 'report' }>,
): void {
  line('report', `${report.reference}  ${report.id}`);
  const { decided_by: by, found_nothing_at, found_nothing_by: before } = report;
  line('status', `${report.outcome ? `${report.status}: ${report.outcome}` : report.status}${byWhom(by, before)}`);
  if (found_nothing_at) line('before', `${minute(found_nothing_at)} no_violation${byWhom(before)}`);
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
  const { decided_by: by, appeal_by: again, appeal_state: appeal } = decision;
  const who = decision.automated ? 'by a program' : by ? `by ${by}` : 'by a person';
  line('taken', `${minute(decision.created_at)}, ${brand}, ${who}`);
  line('measure', measureOf(decision));
  line('about', `${decision.target_type} ${decision.target_id}`);
  if (reference) line('report', reference);
  line('ground', [decision.ground, decision.law, decision.rule].filter(Boolean).join(', '));
  line('facts', decision.facts || 'erased, because their term is over');
  line('complaints', `until ${minute(decision.appeal_until)}`);
  if (again) line('looked again', `${appeal}${byWhom(again, by)}`);
}

/** Who decided, and that it is whoever decided first, where that is told. */
const byWhom = (name: string | null, first: string | null = null): string =>
  name ? `, by ${name}${first && isSamePerson(name, first) ? ', the same person' : ''}` : '';

function printReviewed(reviewed: Reviewed): void {
  if (reviewed.kind === 'photo') {
    line('photo', reviewed.photoId);
    line('photo status', photoState(reviewed));
  } else {
    line('digest', reviewed.digest);
    line('about me', reviewed.text);
    line('text status', settled(reviewed));
  }
}
