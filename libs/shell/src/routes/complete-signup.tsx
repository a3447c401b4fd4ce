import type { QueryClient } from '@tanstack/react-query';
import { useActionData, useSearchParams } from 'react-router';
import { readStep, signUpStepAddress, stepsLogInAddress, useStepNames } from '@parlour/account';
import { userOptions } from '@parlour/api-client/account/user';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { keptOrAsked } from '@parlour/api-client/kept-or-asked';
import { addresses } from '@parlour/contract/addresses';
import { useRefusedUpload } from '../forms/too-large-upload.ts';
import { browserLoader } from '../loading/browser-loader.ts';
import { leadOn } from '../loading/lead-on.ts';
import type { PageArguments } from '../loading/page-arguments.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page/page-title.tsx';
import { SignUpStepView, signUpStepQueries } from '../sign-up/sign-up-steps.tsx';
import { stepAction } from '../sign-up/step-action.ts';

const HERE = addresses.completeSignup.href();

/** An address without a step leads to the one that is open; the server knows which, whatever browser asks. */
async function queries({ search }: PageArguments, cache: QueryClient) {
  const { user } = await keptOrAsked(cache, userOptions());
  if (!user) throw leadOn(HERE, stepsLogInAddress(search));
  const step = readStep(search);
  if (!step) throw leadOn(HERE, signUpStepAddress(user.signup?.next ?? 'confirm'));
  return signUpStepQueries(step, cache);
}

export const loader = serverLoader(queries);
export const clientLoader = browserLoader(queries);
export const action = stepAction;

/** What follows the short sign-up, one step an address. */
export default function CompleteSignUpRoute() {
  const [search] = useSearchParams();
  const step = readStep(search) ?? 'confirm';
  const refusedUpload = useRefusedUpload();
  const lastResult = useActionData<CallFormResult>() ?? refusedUpload;
  return (
    <>
      <PageTitle page={useStepNames()[step]} />
      <SignUpStepView step={step} sent={search.has('sent')} lastResult={lastResult} />
    </>
  );
}
