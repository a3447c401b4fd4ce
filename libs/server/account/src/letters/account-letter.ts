import type { PublishedBrand } from '@parlour/brand/published-brand';
import { addresses } from '@parlour/contract/addresses';
import { dayIn } from '@parlour/models/day';
import type { LinkPurpose } from '@parlour/models/account/mailed-links';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { findStandingBlock, keptOutUntil } from '@parlour/server-db/shared-questions/is-kept-out';
import type { Signer } from '@parlour/server-kit/signing';
import type { Letter } from '@parlour/server-mail/letter';
import { pageLink } from '@parlour/server-mail/page-link';
import type { AccountMail } from './account-mail.ts';
import { fillLink, insertLink, type LinkSubject } from '../store/links.ts';
import { findMember, type MemberRow } from '../store/members.ts';
import { findUser } from '../store/users.ts';
import { wayBackOf } from './way-back.ts';

/** Where a job finds what it needs; there is no request and no viewer. */
export interface MailContext {
  brand: PublishedBrand;
  db: BrandDatabase;
  now: Date;
  /** Makes the tokens of links that were reserved. */
  tokens: Signer;
}

type Said =
  | { kind: Exclude<AccountMail['kind'], 'activation' | 'activation-reminder' | 'account-deleted' | 'export-ready'> }
  | { kind: 'activation' | 'activation-reminder'; deletedOn?: string | null }
  | { kind: 'account-deleted'; isDue?: boolean }
  | { kind: 'export-ready'; account?: 'leaving' | 'blocked' }
  | { kind: 'closed-account'; deletedOn: string | null; until: string | null };

/** What a letter says besides who gets it: which one it is, its page, and to where it goes if not to the member's address. */
type Content = Said & { path: string; to?: string };

type Write = (context: MailContext, member: MemberRow, mail: AccountMail) => Promise<Content | null>;

/**
 * The letter of a queued mail, with a link that works from now on. Null where nobody waits for it any more: the member
 * is gone, never was, or has confirmed or logged in meanwhile.
 */
export async function accountLetter(context: MailContext, mail: AccountMail): Promise<Letter | null> {
  const member = await findMember(context.db, context.brand.id, mail.memberId);
  const content = member && (await writers[mail.kind](context, member, mail));
  if (!content) return null;
  const { path, to = member.email, ...said } = content;
  const { name, language: locale } = member;
  return { ...said, to, name, locale, link: pageLink(mail.origin, context.brand, locale, path) };
}

const writers = {
  activation: asksToConfirm('activation'),
  'activation-reminder': asksToConfirm('activation-reminder'),
  'log-in-link': unlessClosed(reserved('log-in', (token) => addresses.login.href(undefined, { token }))),
  'mail-change': reserved('mail-change', (token) => addresses.mailChange.href(undefined, { token, action: 'confirm' })),
  'mail-change-undo': reserved('mail-change-undo', (token) =>
    addresses.mailChange.href(undefined, { token, action: 'undo' }),
  ),
  'sign-up-attempt': unlessClosed(plain(addresses.login.href())),
  'mail-change-attempt': unlessClosed(plain(addresses.login.href())),
  'password-changed': plain(addresses.resetPassword.href()),
  'password-reset': unlessClosed(writeReset),
  'account-deleted': writeReactivation,
  'leaving-link': unlessClosed(writeWayOut),
  'export-ready': writeExportReady,
} satisfies Record<AccountMail['kind'], Write>;

/**
 * A letter whose link was reserved by the act that asked for it. It goes to the address that the link carries, if any.
 */
function reserved(purpose: LinkPurpose, pathOf: (token: string) => string): Write {
  return async (context, member, { kind, request }) => {
    const owner = { brand: context.brand.id, memberId: member.id };
    const link = request && (await fillLink(context, owner, purpose, request));
    return link ? { kind, path: pathOf(link.token), ...addressOf(link.subject) } : null;
  };
}

/** Asks to confirm, and says when the account ends otherwise. Where that was to be sooner, the link has put it off. */
function asksToConfirm(kind: 'activation' | 'activation-reminder'): Write {
  const withLink = reserved('activation', (token) => addresses.activate.href(undefined, { token }));
  return async (context, member, mail) => {
    const { brand, db } = context;
    const content = await withLink(context, member, mail);
    const end = content && (await findUser(db, brand.id, member.id))?.delete_at;
    return content && { ...content, kind, deletedOn: end ? dayIn(brand.settings.time_zone, end) : null };
  };
}

const addressOf = ({ email }: LinkSubject): Pick<Content, 'to'> => (email ? { to: email } : {});

/** A letter that needs no token. */
function plain(path: string): Write {
  return async (_, __, { kind }) => ({ kind, path });
}

/**
 * A letter for those who can log in. A member who is leaving gets the link that brings the account back instead, and
 * one who is kept out the link that deletes it.
 */
function unlessClosed(write: Write): Write {
  return async (context, member, mail) => {
    if (member.status === 'pending_deletion') return writeReactivation(context, member);
    if (member.status === 'blocked') return writeClosed(context, member);
    return write(context, member, mail);
  };
}

async function writeReset({ db, now }: MailContext, member: MemberRow): Promise<Content | null> {
  const token = await insertLink(db, member, 'password-reset', now);
  if (token === null) return null;
  return { kind: 'password-reset', path: addresses.resetPasswordDo.href(undefined, { token }) };
}

/** A link that logs in, and leads to where the account is deleted. */
async function writeWayOut({ db, now }: MailContext, member: MemberRow): Promise<Content | null> {
  const token = await insertLink(db, member, 'log-in', now);
  if (token === null) return null;
  const next = addresses.settings.href(undefined, { part: 'leave' });
  return { kind: 'leaving-link', path: addresses.login.href(undefined, { token, next }) };
}

/** Says that the account is kept out, with the link that deletes it all the same. */
async function writeClosed({ brand, db, now }: MailContext, member: MemberRow): Promise<Content | null> {
  const token = await insertLink(db, member, 'leaving', now);
  if (token === null) return null;
  const until = await keptOutUntil(db, brand.id, member.id);
  return {
    kind: 'closed-account',
    deletedOn: null,
    until: until && dayIn(brand.settings.time_zone, until),
    path: addresses.accountDeleted.href(undefined, { token, closed: 1 }),
  };
}

/** The way back. A member who is kept out has none while that lasts, and hears when the account is deleted. */
async function writeReactivation(context: MailContext, member: MemberRow): Promise<Content | null> {
  const { brand, db, now } = context;
  if (member.status !== 'pending_deletion' || !member.delete_at || member.erasure_began_at) return null;
  const back = await wayBackOf(context, member);
  if (back !== null) return { kind: 'account-deleted', path: back, isDue: member.delete_at <= now };
  const block = await findStandingBlock(db, brand.id, member.id);
  if (!block) return null;
  const deletedOn = dayIn(brand.settings.time_zone, member.delete_at);
  return {
    kind: 'closed-account',
    deletedOn,
    until: null,
    path: addresses.complaints.href(undefined, { about: block.id }),
  };
}

/**
 * Leads to the copy. A member who is leaving has to come back first, since nobody else may download it. One who is kept
 * out can only ask customer service for it.
 */
async function writeExportReady(context: MailContext, member: MemberRow): Promise<Content | null> {
  const kind = 'export-ready';
  const blocked = { kind, account: 'blocked', path: addresses.service.href() } as const;
  if (member.status === 'blocked') return blocked;
  if (member.status !== 'pending_deletion') return { kind, path: addresses.settings.href(undefined, { part: 'data' }) };
  const back = await writeReactivation(context, member);
  if (back?.kind === 'closed-account') return blocked;
  return back && { kind, path: back.path, account: 'leaving' };
}
