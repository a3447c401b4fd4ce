import type { Background, FoundMember, Listed, ListedInquiry, ListedReport } from '@parlour/server-safety';
import { line, minute } from './line.ts';

/** What is known of the member in question: who they are, whether mails reach them, and what was reported, written and decided. */
export function printBackground(brand: string, background: Background): void {
  const { member, memberId, sameAddress, reports, otherReports, ownReports, wrote, decisions, corrections } =
    background;
  line('name', member ? `${whoseAccount(member)}, ${brand}` : `erased, ${brand}`);
  if (member) printMember(member);
  line('member', `${memberId}, reports: ${reports}`);
  printSameAddress(sameAddress);
  for (const report of otherReports) line('reported', reportWords(report));
  for (const report of ownReports.newest) line('made', reportWords(report));
  printRest('made', ownReports);
  printWritten(wrote);
  for (const decision of decisions) line('decided', decisionWords(decision));
  for (const { created_at, former_date_of_birth: former, facts, corrected_by: by } of corrections)
    line('corrected', `${minute(created_at)}${by ? ` by ${by}` : ''} born ${former} before  ${facts}`);
}

/** The other accounts of an address: whoever was banned may have signed up with it anew, or another has typed it. */
export function printSameAddress(members: readonly FoundMember[]): void {
  for (const member of members)
    line('same address', `${whoseAccount(member)}, ${member.id}${member.confirmed_at ? ', confirmed' : ''}`);
}

/** Name and status; of somebody who is leaving the day on which nothing is left. */
export const whoseAccount = ({ name, status, delete_at: end }: FoundMember): string =>
  `${name}, ${status}${end ? `, erased from ${minute(end)}` : ''}`;

function printMember(member: FoundMember): void {
  line('language', member.language);
  if (member.date_of_birth) line('born', member.date_of_birth);
  line('mail', mailWords(member));
}

/** Whether mails reach a member: the first thing to know where one is missed. */
function mailWords({ confirmed_at, mail_bounced_at, notifications_disabled: disabled }: FoundMember): string {
  const confirmed = confirmed_at ? `confirmed ${minute(confirmed_at)}` : 'not confirmed';
  const came = mail_bounced_at ? `came back ${minute(mail_bounced_at)}` : '';
  const none = disabled.length > 0 ? `no notifications: ${disabled.join(', ')}` : '';
  return [confirmed, came, none].filter(Boolean).join(', ');
}

const reportWords = ({ created_at, reference, category, status, outcome }: ListedReport): string =>
  `${minute(created_at)} ${reference} ${category}, ${outcome ?? status}`;

/** What somebody wrote to us, by its references: the words are shown by one of them. */
export function printWritten(wrote: Listed<ListedInquiry>): void {
  for (const { created_at, reference, kind, topic, status, answered_at, answered_by: by } of wrote.newest) {
    const answered = answered_at ? ` ${minute(answered_at)}${by ? ` by ${by}` : ''}` : '';
    line('wrote', `${minute(created_at)} ${reference} ${kind} ${topic}, ${status}${answered}`);
  }
  printRest('wrote', wrote);
}

function printRest(name: string, { total, newest }: Listed<unknown>): void {
  if (total > newest.length) line(name, `and ${total - newest.length} more`);
}

type ListedDecision = Background['decisions'][number];

const decisionWords = (decision: ListedDecision): string =>
  [`${minute(decision.created_at)} ${measureOf(decision)}`, decision.id, decision.law].filter(Boolean).join('  ');

/** A decision as it stands now, in a word or two. */
export function measureOf({ measure, rule, until, ended_at, appeal_state }: ListedDecision): string {
  const end = until ? ` until ${minute(until)}` : '';
  const over = ended_at ? ', ended' : '';
  const wrong = appeal_state === 'reversed' ? ', taken back' : appeal_state === 'upheld' ? ', upheld' : '';
  return `${measure} (${rule})${end}${over}${wrong}`;
}
