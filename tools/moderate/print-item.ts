import type { Shown } from '@parlour/server-safety';
import type { ShownItem } from '../../apps/server/src/moderation-acts/show-item.ts';
import { harmless } from './harmless.ts';

/** A moment as it comes: acts of a server answer it as text. */
type Moment = Date | string | null;

export const minute = (at: Moment): string => (at ? new Date(at).toISOString().slice(0, 16).replace('T', ' ') : '–');

const margin = 12;

/** What members wrote stands beside the names: no line that they break looks like one of ours. */
const line = (name: string, value: string): void =>
  console.log(harmless(`${name.padEnd(margin)} ${value.replaceAll('\n', `\n${' '.repeat(margin + 1)}`)}`));

/** What is known about a report, a photo, a text or a member, for a person to read. */
export function printItem({ brand, item }: ShownItem): void {
  if (item.kind === 'report') printReport(brand, item);
  else if (item.kind !== 'member') printReviewed(item);
  line('name', `${item.member ? `${item.member.name}, ${item.member.status}` : 'erased'}, ${brand}`);
  line('member', `${item.memberId}, reports: ${item.reports}`);
  for (const decision of item.decisions) line('decided', wordsOf(decision));
  if (item.photos.length > 0) line('photos', item.photos.map(({ id }) => id).join(' '));
}

function printReport(brand: string, { report, evidence, memberId }: Extract<Shown, { kind: 'report' }>): void {
  line('report', `${report.reference}  ${report.id}`);
  line('status', report.outcome ? `${report.status}: ${report.outcome}` : report.status);
  line('received', `${minute(report.created_at)}, ${brand}, by ${report.reporter_id ?? 'a visitor'}`);
  line('about', `${report.target_type} ${report.target_id}`);
  line('category', report.category);
  if (report.text) line('words', report.text);
  if (!evidence) return line('evidence', 'erased, because its term is over');
  const { profile, messages } = evidence;
  const place = [profile.city, profile.country].filter(Boolean).join(', ');
  line('profile', `${profile.name}, born ${profile.date_of_birth}, ${place}`);
  if (profile.about_me) line('about me', profile.about_me);
  for (const { id, sent_at, sender_id, text, type } of messages) {
    const who = sender_id === memberId ? 'reported' : 'reporter';
    const mark = id === report.target_id ? '  ← this one' : '';
    line(minute(sent_at), `${who}: ${text ?? `(${type})`}${mark}`);
  }
}

function printReviewed({ reviewed }: Extract<Shown, { kind: 'photo' | 'about_me' }>): void {
  if (reviewed.kind === 'photo') line('photo', reviewed.photoId);
  else {
    line('digest', reviewed.digest);
    line('about me', reviewed.text);
  }
  line(reviewed.kind === 'photo' ? 'photo status' : 'text status', reviewed.status);
}

function wordsOf({ id, measure, rule, created_at, until, ended_at, appeal_state }: Shown['decisions'][number]): string {
  const end = until ? ` until ${minute(until)}` : '';
  const over = ended_at ? ', ended' : '';
  const wrong = appeal_state === 'reversed' ? ', taken back' : '';
  return `${minute(created_at)} ${measure} (${rule})${end}${over}${wrong}  ${id}`;
}
