import { v4 as uuid } from 'uuid';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import type { BodyOf } from '@parlour/contract/define-call';
import { emailKey } from '@parlour/models/account/sign-up/email';
import { selectedCountry } from '@parlour/models/account/selected-country';
import { hasTrafficSource, mayJoin } from '@parlour/models/account/sign-up/sign-up-open';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { addMember } from './add-member.ts';
import { keepLocale } from '../user/keep-locale.ts';
import { hashPassword } from '../password/password-hash.ts';
import type { AccountPorts } from '../ports.ts';
import { refuseWrongFields } from './refuse-wrong-fields.ts';
import { findConfirmedOwner } from '../store/members.ts';
import { userReply } from '../user/user-reply.ts';

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
    refuseClosedSignUp(body, context);
    const country = countryOf(body, context);
    await refuseWrongFields(body, country, context);
    const passwordHash = await hashPassword(body.password);
    await refuseOwnedAddress(body.email, context);

    // Everybody reads this id in addresses: one in order of time would tell when its member joined.
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

function refuseClosedSignUp({ tracking = {} }: SignUpBody, context: CallContext): void {
  const { signups, countries } = context.brand.settings;
  const bySource = hasTrafficSource(tracking) || context.hasTrafficSource;
  const verdict = mayJoin(signups, bySource, context.request.country, countries);
  if (!verdict.ok) throw refuse(verdict.refusal);
}

/** Only a brand that reveals accounts says so here; elsewhere the owner of the address is told by mail. */
async function refuseOwnedAddress(email: string, { brand, db }: CallContext): Promise<void> {
  if (!brand.settings.reveal_accounts) return;
  const owner = await findConfirmedOwner(db, brand.id, emailKey(email));
  if (owner) throw refuse(owner.status === 'pending_deletion' ? 'account_pending_deletion' : 'email_in_use');
}
