import { termsVersionOf } from '@parlour/models/account/consents/consents';
import { emailKey } from '@parlour/models/account/sign-up/email';
import { nameKey } from '@parlour/models/account/sign-up/name';
import { isUnseen } from '@parlour/models/unseen';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { refuseFields } from '@parlour/server-kit/calls/refusal';
import { askToConfirm } from '../activation/ask-to-confirm.ts';
import type { AccountPorts } from '../ports.ts';
import type { SignUpBody } from './sign-up.ts';
import { insertConsents } from '../store/consents.ts';
import { insertMember, keepUnheldWords, updateSteps } from '../store/members.ts';
import { draftAboutMe, insertProfile } from '../store/profiles.ts';

export interface NewAccount {
  memberId: string;
  body: SignUpBody;
  country: string;
  passwordHash: string;
}

/** Writes everything a new member begins with: account, hidden profile, consents, credits, first words, mail. */
export async function addMember(
  trx: Transaction,
  ports: AccountPorts,
  context: CallContext,
  account: NewAccount,
): Promise<void> {
  const { brand, now } = context;
  const { memberId, body } = account;
  const address = emailKey(body.email);
  const added = await insertMember(
    trx,
    brand.id,
    {
      id: memberId,
      email: body.email,
      emailKey: address,
      name: body.name,
      nameKey: nameKey(body.name),
      passwordHash: account.passwordHash,
      language: context.locale,
      tracking: originOf(body),
    },
    now,
  );
  if (!added) throw refuseFields({ name: 'name_taken' });
  await addProfile(trx, context, account);
  await addConsents(trx, context, account);
  if (brand.settings.signup_credits > 0) {
    await ports.grant(trx, { brand: brand.id, memberId, credits: brand.settings.signup_credits, kind: 'signup', now });
  }
  await keepFirstWords(trx, ports, context, account);
  await askToConfirm(trx, ports, context, { id: memberId, emailKey: address });
}

/** Where the member came from: the marks of the address, and the lander that led here. */
function originOf({ tracking, lander }: SignUpBody): Record<string, string> | null {
  const origin = { ...tracking, ...(lander && { lander: lander.type, lander_slug: lander.slug }) };
  return Object.keys(origin).length > 0 ? origin : null;
}

/** The profile of a new member, with the privacy that the brand starts everybody with. */
function addProfile(
  trx: Transaction,
  { brand, now }: CallContext,
  { memberId, body, country }: NewAccount,
): Promise<void> {
  const { settings } = brand;
  return insertProfile(trx, {
    brand: brand.id,
    member_id: memberId,
    name: body.name,
    gender: body.gender,
    sexuality: body.sexuality ?? null,
    date_of_birth: body.date_of_birth,
    country,
    region: body.region ?? null,
    who_can_message: settings.who_can_message[body.gender],
    blur_images: settings.blur_images,
    show_to_visitors: settings.show_to_visitors,
    created_at: now,
    active_at: now,
  });
}

function addConsents(trx: Transaction, { brand, now }: CallContext, { memberId, body }: NewAccount): Promise<void> {
  const version = termsVersionOf(brand.settings.company.added);
  const given = (['terms', 'privacy', 'special_data', 'age'] as const).map((kind) => ({ kind, version, given: true }));
  const mail = { kind: 'marketing_mail', version, given: body.marketing_mail ?? false };
  return insertConsents(trx, brand.id, memberId, [...given, mail], now);
}

/**
 * Words to somebody wait for the confirmation, and are the step of the first message; where that member does not take them any
 * more they are kept, and that step begins with them. Words to nobody begin the text about oneself (contract part 0, 13).
 */
async function keepFirstWords(
  trx: Transaction,
  ports: AccountPorts,
  context: CallContext,
  { memberId, body }: NewAccount,
): Promise<void> {
  const { brand } = context;
  const { signup_message: text, profile_id: recipientId } = body;
  if (!text || isUnseen(text)) return;
  if (recipientId === undefined) return draftAboutMe(trx, brand.id, memberId, text);
  if (await ports.holdMessage(trx, context, { senderId: memberId, recipientId, text }))
    return updateSteps(trx, brand.id, memberId, { message: 'done' });
  return keepUnheldWords(trx, brand.id, memberId, text);
}
