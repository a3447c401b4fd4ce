import type { ShownItem } from '../../apps/server/src/moderation-acts/show-item.ts';

/** A moment as it comes: acts of a server answer it as text. */
type Moment = Date | string | null;

export const minute = (at: Moment): string => (at ? new Date(at).toISOString().slice(0, 16).replace('T', ' ') : '–');

/** What is known about a report, a photo or a text, for a person to read. */
export function printItem({ brand, item }: ShownItem): void {
  const line = (name: string, value: string): void => console.log(`${name.padEnd(12)} ${value}`);
  if (item.kind === 'report') {
    const { report, evidence } = item;
    line('report', `${report.reference}  ${report.id}`);
    line('status', report.outcome ? `${report.status}: ${report.outcome}` : report.status);
    line('received', `${minute(report.created_at)}, ${brand}, by ${report.reporter_id ?? 'a visitor'}`);
    line('about', `${report.target_type} ${report.target_id}`);
    line('category', report.category);
    if (report.text) line('words', report.text);
    const { profile, messages } = evidence;
    line(
      'profile',
      `${profile.name}, born ${profile.date_of_birth}, ${[profile.city, profile.country].filter(Boolean).join(', ')}`,
    );
    if (profile.about_me) line('about me', profile.about_me);
    for (const { sent_at, sender_id, text, type } of messages)
      line(minute(sent_at), `${sender_id === item.memberId ? 'reported' : 'reporter'}: ${text ?? `(${type})`}`);
  } else {
    const { reviewed } = item;
    line(
      reviewed.kind === 'photo' ? 'photo' : 'about me',
      reviewed.kind === 'photo' ? reviewed.photoId : reviewed.text,
    );
    line('status', `${reviewed.status}, ${brand}`);
  }
  line('member', `${item.memberId}, reported ${item.reports} times`);
  for (const { id, measure, rule, created_at, until, ended_at, appeal_state } of item.decisions)
    line(
      'decided',
      `${minute(created_at)} ${measure} (${rule})${until ? ` until ${minute(until)}` : ''}${ended_at ? ', ended' : ''}${appeal_state === 'reversed' ? ', taken back' : ''}  ${id}`,
    );
  if (item.photos.length > 0) line('photos', item.photos.map(({ id }) => id).join(' '));
}
