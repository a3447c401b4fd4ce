import type { PageQuery } from '@parlour/api-client/page-query';
import { ownProfileOptions } from '@parlour/api-client/profile/profile';
import { regionsOptions } from '@parlour/api-client/profile/regions';
import type { SignUpStep } from '@parlour/contract/types/user';

/** What the profile's steps of the sign-up read. */
export function profileStepQueries(step: SignUpStep): readonly PageQuery[] {
  if (step === 'location') return [ownProfileOptions(), regionsOptions()];
  return step === 'photo' || step === 'personal' || step === 'about' ? [ownProfileOptions()] : [];
}
