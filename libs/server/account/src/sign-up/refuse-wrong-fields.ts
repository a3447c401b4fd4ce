import type { ErrorCode } from '@parlour/contract/error-codes';
import { mayJoinAtAge } from '@parlour/models/account/sign-up/age';
import { termsVersionOf } from '@parlour/models/account/consents/consents';
import { nameKey } from '@parlour/models/account/sign-up/name';
import { mayUsePassword } from '@parlour/models/account/sign-up/password';
import { isReservedName } from '@parlour/models/account/sign-up/reserved-name';
import { isCountry } from '@parlour/models/geography/country';
import { isRegionOf } from '@parlour/models/geography/regions';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { refuseFields } from '@parlour/server-kit/calls/refusal';
import type { SignUpBody } from './sign-up.ts';
import { isNameFree } from '../store/members.ts';
import { emailFault } from './usable-email.ts';

/**
 * Refuses what the contract's schema cannot know of a sign-up: the brand's choices, the day, and what others have. All of that
 * is named at once, so that nobody mends one field only to hear of the next; what the schema refuses is named before. A taken
 * name alone is left to whoever adds the member (`addMember`): who joined before hears first that their address has an account.
 */
export async function refuseWrongFields(body: SignUpBody, country: string, context: CallContext): Promise<void> {
  const { db, brand } = context;
  const wrong = wrongFields(body, country, context);
  const hardness = await mayUsePassword(body.password, [body.name, body.email]);
  if (!hardness.ok) wrong.password = hardness.refusal;
  if (Object.keys(wrong).length === 0) return;
  if (!(await isNameFree(db, brand.id, nameKey(body.name)))) wrong.name = 'name_taken';
  const { min_age, message_length: max } = brand.settings;
  throw refuseFields(wrong, { ...(wrong.date_of_birth && { min_age }), ...(wrong.signup_message && { max }) });
}

function wrongFields(body: SignUpBody, country: string, { brand, now }: CallContext): Record<string, ErrorCode> {
  const { settings } = brand;
  const wrong: Record<string, ErrorCode> = {};
  const age = mayJoinAtAge(body.date_of_birth, settings.min_age, now, settings.time_zone);
  if (!age.ok) wrong.date_of_birth = age.refusal;
  if (isReservedName(body.name, settings.name)) wrong.name = 'name_taken';
  if (!settings.genders.includes(body.gender)) wrong.gender = 'value_unknown';
  if (body.sexuality && !settings.sexualities.includes(body.sexuality)) wrong.sexuality = 'value_unknown';
  if (body.region !== undefined && !(isCountry(country) && isRegionOf(country, body.region)))
    wrong.region = 'region_unknown';
  if ([...(body.signup_message ?? '')].length > settings.message_length) wrong.signup_message = 'message_too_long';
  const version = termsVersionOf(settings.company.added);
  if (body.accept.terms !== version || body.accept.privacy !== version) wrong['accept.terms'] = 'terms_outdated';
  const fault = emailFault(body.email);
  if (fault) wrong.email = fault;
  return wrong;
}
