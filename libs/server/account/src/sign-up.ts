import { v7 as uuid } from 'uuid';
import { signUp } from '@parlour/contract/account/sign-up';
import type { BodyOf } from '@parlour/contract/define-call';
import { mayJoinAtAge } from '@parlour/models/account/age';
import { termsVersionOf } from '@parlour/models/account/consents';
import { emailKey } from '@parlour/models/account/email';
import { mayUsePassword } from '@parlour/models/account/password';
import { selectedCountry } from '@parlour/models/account/selected-country';
import { mayJoin } from '@parlour/models/account/signup-open';
import { isCountry } from '@parlour/models/geography/country';
import { isRegionOf } from '@parlour/models/geography/regions';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import type { CallContext } from '@parlour/server-kit/call-context';
import { handle } from '@parlour/server-kit/handle';
import { refuse, refuseFields } from '@parlour/server-kit/refusal';
import { addMember } from './add-member.ts';
import { keepLocale } from './keep-locale.ts';
import { hashPassword } from './password-hash.ts';
import type { AccountPorts } from './ports.ts';
import { findConfirmedOwner } from './store/members.ts';
import { refuseUnusableEmail } from './usable-email.ts';
import { userReply } from './user-reply.ts';

export type SignUpBody = BodyOf<typeof signUp>;

/**
 * Makes an unconfirmed member and starts the session. The password is hashed whatever is known of the address.
 *
 * @throws form_expired to a member, who would be moved to another account without a word; what made them one is answered again
 * before (`runOnce`)
 */
export const signUpCall = (ports: AccountPorts) =>
  handle(signUp, async ({ body }, context) => {
    if (context.viewer) throw refuse('form_expired');
    const country = countryOf(body, context);
    refuseClosedSignup(body, context);
    refuseForeignRegion(body, country);
    refuseWrongFields(body, context);
    if (!(await mayUsePassword(body.password, [body.name, body.email])).ok)
      throw refuseFields({ password: 'password_weak' });
    const passwordHash = await hashPassword(body.password);
    await refuseOwnedAddress(body.email, context);

    const memberId = uuid();
    await inTransaction(context, ({ trx }) =>
      addMember(trx, ports, context, { memberId, body, country, passwordHash }),
    );
    await context.startSession(memberId);
    keepLocale(context, context.locale);
    const user = await userReply(ports, context, memberId);
    if (!user.signup) throw new Error('A new member has every step of joining behind them.');
    return { user, signup: user.signup };
  });

function countryOf(body: SignUpBody, { brand, request }: CallContext): string {
  const { countries } = brand.settings;
  const country = body.country ?? selectedCountry(request.country, countries);
  if (!country || !countries.some((served) => served === country)) throw refuse('signup_country');
  return country;
}

function refuseForeignRegion({ region }: SignUpBody, country: string): void {
  if (region === undefined || (isCountry(country) && isRegionOf(country, region))) return;
  throw refuseFields({ region: 'region_unknown' });
}

function refuseClosedSignup(body: SignUpBody, { brand, request }: CallContext): void {
  const verdict = mayJoin(brand.settings.signups, body.tracking ?? {}, request.country, brand.settings.countries);
  if (!verdict.ok) throw refuse(verdict.refusal);
}

function refuseWrongFields(body: SignUpBody, { brand: { settings }, now }: CallContext): void {
  const age = mayJoinAtAge(body.date_of_birth, settings.min_age, now, settings.time_zone);
  if (!age.ok) throw refuseFields({ date_of_birth: age.refusal }, { min_age: settings.min_age });
  if (!settings.genders.includes(body.gender)) throw refuseFields({ gender: 'value_unknown' });
  if (body.sexuality && !settings.sexualities.includes(body.sexuality))
    throw refuseFields({ sexuality: 'value_unknown' });
  if ([...(body.signup_message ?? '')].length > settings.message_length) {
    throw refuseFields({ signup_message: 'message_too_long' }, { max: settings.message_length });
  }
  const version = termsVersionOf(settings.company.added);
  if (body.accept.terms !== version || body.accept.privacy !== version)
    throw refuseFields({ 'accept.terms': 'terms_outdated' });
  refuseUnusableEmail(body.email);
}

/** Only a brand that reveals accounts says so here; elsewhere the owner of the address is told by mail. */
async function refuseOwnedAddress(email: string, { brand, db }: CallContext): Promise<void> {
  if (!brand.settings.reveal_accounts) return;
  const owner = await findConfirmedOwner(db, brand.id, emailKey(email));
  if (owner) throw refuse(owner.status === 'pending_deletion' ? 'account_pending_deletion' : 'email_in_use');
}
