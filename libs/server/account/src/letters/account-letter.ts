import type { PublishedBrand } from '@parlour/brand/published-brand';
import { addresses } from '@parlour/contract/addresses';
import { dayIn } from '@parlour/models/day';
import type { LinkPurpose } from '@parlour/models/account/mailed-links';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { findStandingBlock } from '@parlour/server-db/shared-questions/is-kept-out';
import type { Signer } from '@parlour/server-kit/signing';
import type { LetterMoment } from '@parlour/server-mail/account-facts';
import type { Letter, LetterOf } from '@parlour/server-mail/letter';
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

type SaidBy<One extends Letter> = One extends Letter ? Omit<One, 'to' | 'name' | 'locale' | 'link'> : never;

/** What a letter about an account says of its own. */
type Said = SaidBy<LetterOf<AccountMail['kind'] | 'closed-account'>>;

/** The page that a letter leads to, and to where it goes if not to the member's address. */
interface Place {
  path: string;
  to?: string;
}

/** What a letter says besides who gets it: which one it is, and its page. */
type Content = Said & Place;

/** What a letter is written from: a letter may lead to further pages. */
interface WriteContext extends MailContext {
  /** The whole address of a page, which speaks the letter's language. */
  page(path: string): string;
}

type Make<Part> = (context: WriteContext, member: MemberRow, mail: AccountMail) => Promise<Part | null>;
type Write = Make<Content>;

/**
 * The letter of a queued mail, with a link that works from now on. Null where nobody waits for it any more: the member
 * is gone, never was, or has confirmed or logged in meanwhile.
 */
export async function accountLetter(context: MailContext, mail: AccountMail): Promise<Letter | null> {
  const member = await findMember(context.db, context.brand.id, mail.memberId);
  if (!member) return null;
  const { name, language: locale } = member;
  const page = (path: string) => pageLink(mail.origin, context.brand, locale, path);
  const content = await writers[mail.kind]({ ...context, page }, member, mail);
  if (!content) return null;
  const { path, to = member.email, ...said } = content;
  return { ...said, to, name, locale, link: page(path) };
}

const writers = {
  activation: asksToConfirm('activation'),
  'activation-reminder': asksToConfirm('activation-reminder'),
  'log-in-link': unlessClosed(
    leading(
      reserved('log-in', (token) => addresses.login.href(undefined, { token })),
      (context) => ({ kind: 'log-in-link', resetLink: resetPage(context) }),
    ),
  ),
  'mail-change': leading(
    reserved('mail-change', (token) => addresses.mailChange.href(undefined, { token, action: 'confirm' })),
    () => ({ kind: 'mail-change' }),
  ),
  'mail-change-undo': leading(
    reserved('mail-change-undo', (token) => addresses.mailChange.href(undefined, { token, action: 'undo' })),
    (context, mail) => ({ kind: 'mail-change-undo', ...momentOf(context, mail) }),
  ),
  'sign-up-attempt': unlessClosed(async () => ({ kind: 'sign-up-attempt', path: addresses.login.href() })),
  'mail-change-attempt': unlessClosed(async () => ({ kind: 'mail-change-attempt', path: addresses.login.href() })),
  'password-changed': leading(
    async () => ({ path: addresses.resetPassword.href() }),
    (context, mail) => ({ kind: 'password-changed', ...momentOf(context, mail) }),
  ),
  'password-reset': unlessClosed(writeReset),
  'account-deleted': writeReactivation,
  'leaving-link': unlessClosed(writeWayOut),
  'export-ready': writeExportReady,
} satisfies Record<AccountMail['kind'], Write>;

/** A letter that leads to a place, unless there is none. */
function leading(findPlace: Make<Place>, saidIn: (context: WriteContext, mail: AccountMail) => Said): Write {
  return async (context, member, mail) => {
    const place = await findPlace(context, member, mail);
    return place && { ...saidIn(context, mail), ...place };
  };
}

/** The place of a link that was reserved by the act that asked for it. Its letter goes to the address that the link carries, if any. */
function reserved(purpose: LinkPurpose, pathOf: (token: string) => string): Make<Place> {
  return async (context, member, { request }) => {
    const owner = { brand: context.brand.id, memberId: member.id };
    const link = request && (await fillLink(context, owner, purpose, request));
    return link ? { path: pathOf(link.token), ...addressOf(link.subject) } : null;
  };
}

/** Asks to confirm, and says when the account ends otherwise. Where that was to be sooner, the link has put it off. */
function asksToConfirm(kind: 'activation' | 'activation-reminder'): Write {
  const findPlace = reserved('activation', (token) => addresses.activate.href(undefined, { token }));
  return async (context, member, mail) => {
    const { brand, db } = context;
    const place = await findPlace(context, member, mail);
    const end = place && (await findUser(db, brand.id, member.id))?.delete_at;
    return place && { ...place, kind, deletedOn: end ? dayIn(brand.settings.time_zone, end) : null };
  };
}

/** The moment of the act, which its order has kept: the mail may have waited for days. */
const momentOf = ({ brand }: WriteContext, { at }: AccountMail): { at?: LetterMoment } =>
  at ? { at: { iso: at, timeZone: brand.settings.time_zone } } : {};

const resetPage = ({ page }: WriteContext): string => page(addresses.resetPassword.href());

const addressOf = ({ email }: LinkSubject): Pick<Place, 'to'> => (email ? { to: email } : {});

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

async function writeReset({ db, now }: WriteContext, member: MemberRow): Promise<Content | null> {
  const token = await insertLink(db, member, 'password-reset', now);
  if (token === null) return null;
  return { kind: 'password-reset', path: addresses.resetPasswordDo.href(undefined, { token }) };
}

/** A link that logs in, and leads to where the account is deleted. */
async function writeWayOut({ db, now }: WriteContext, member: MemberRow): Promise<Content | null> {
  const token = await insertLink(db, member, 'log-in', now);
  if (token === null) return null;
  const next = addresses.settings.href(undefined, { part: 'leave' });
  return { kind: 'leaving-link', path: addresses.login.href(undefined, { token, next }) };
}

/** Says that the account is kept out, with the link that deletes it all the same. */
async function writeClosed({ brand, db, now, page }: WriteContext, member: MemberRow): Promise<Content | null> {
  const token = await insertLink(db, member, 'leaving', now);
  if (token === null) return null;
  const block = await findStandingBlock(db, brand.id, member.id);
  return {
    kind: 'closed-account',
    deletedOn: null,
    until: block?.until ? dayIn(brand.settings.time_zone, block.until) : null,
    complaintLink: page(addresses.complaints.href(undefined, block && { about: block.id })),
    path: addresses.accountDeleted.href(undefined, { token, closed: 1 }),
  };
}

/** The way back. A member who is kept out has none while that lasts, and hears when the account is deleted. */
async function writeReactivation(context: WriteContext, member: MemberRow): Promise<Content | null> {
  const { brand, db, now } = context;
  if (member.status !== 'pending_deletion' || !member.delete_at || member.erasure_began_at) return null;
  const day = dayIn(brand.settings.time_zone, member.delete_at);
  const back = await wayBackOf(context, member);
  if (back !== null) return { kind: 'account-deleted', path: back, deletedOn: member.delete_at > now ? day : null };
  const block = await findStandingBlock(db, brand.id, member.id);
  if (!block) return null;
  return { kind: 'closed-account', deletedOn: day, path: addresses.complaints.href(undefined, { about: block.id }) };
}

/**
 * Leads to the copy. A member who is leaving has to come back first, since nobody else may download it. One who is kept
 * out can only ask customer service for it.
 */
async function writeExportReady(context: WriteContext, member: MemberRow): Promise<Content | null> {
  const copy = { kind: 'export-ready', resetLink: resetPage(context) } as const;
  const blocked = { ...copy, account: 'blocked', path: addresses.service.href() } as const;
  if (member.status === 'blocked') return blocked;
  if (member.status !== 'pending_deletion')
    return { ...copy, path: addresses.settings.href(undefined, { part: 'data' }) };
  const back = await writeReactivation(context, member);
  if (back?.kind === 'closed-account') return blocked;
  return back && { ...copy, path: back.path, account: 'leaving' };
}
