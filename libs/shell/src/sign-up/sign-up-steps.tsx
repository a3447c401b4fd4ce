import type { QueryClient } from '@tanstack/react-query';
import { CompleteSignUpPage, completeSignUpQueries } from '@parlour/account';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { keptOrAsked } from '@parlour/api-client/kept-or-asked';
import type { SignUpStep } from '@parlour/contract/types/user';
import { AboutStep, LocationStep, PersonalStep, PhotoStep, profileStepQueries } from '@parlour/profile';

/** What a step of the sign-up reads. */
export const signUpStepQueries = async (step: SignUpStep, cache: QueryClient) => [
  ...(await completeSignUpQueries(step, cache)),
  ...profileStepQueries(step),
];

/** Reads what a step shows, before it is shown over a page. */
export async function prepareSignUpStep(step: SignUpStep, cache: QueryClient): Promise<void> {
  const options = await signUpStepQueries(step, cache);
  await Promise.all(options.map((each) => keptOrAsked(cache, each)));
}

export interface SignUpStepViewProps {
  step: SignUpStep;
  /** `?sent=`: another mail has been asked for without JavaScript. */
  sent?: boolean;
  lastResult?: CallFormResult;
}

/** A step of the sign-up, with those that belong to the profile. */
export function SignUpStepView(props: SignUpStepViewProps) {
  return (
    <CompleteSignUpPage
      {...props}
      slots={{
        photo: (form) => <PhotoStep {...form} />,
        location: (form) => <LocationStep {...form} />,
        personal: (form) => <PersonalStep {...form} />,
        about: (form) => <AboutStep {...form} />,
      }}
    />
  );
}
