import { data, redirect, type ActionFunctionArgs } from 'react-router';
import type { z } from 'zod';
import {
  addressAfter,
  correctForm,
  doneForm,
  messageForm,
  readStep,
  resendForm,
  resentAddress,
  skipForm,
  stepAddress,
} from '@parlour/account';
import { submitCallForm, type CallFormShape, type SubmittedForm } from '@parlour/api-client/call-form';
import type { setSignupStep } from '@parlour/contract/account/set-signup-step';
import type { Call } from '@parlour/contract/define-call';
import type { SignupStep } from '@parlour/contract/types/user';
import { aboutForm, factsForm, locationForm, photoForm } from '@parlour/profile';
import { pageContext, type PageContext, type PostedForm } from '../page-context.ts';

/** The steps whose own form can be sent without JavaScript. */
type SentStep = Exclude<SignupStep, 'push' | 'confirm'>;

/**
 * The route action of the steps without JavaScript: what was asked is saved by the same call, the step is marked, and the
 * browser goes on to the next; or the step comes back with what was wrong (contract part 1, rule 2).
 */
export async function stepAction({ context, request }: ActionFunctionArgs) {
  const page = context.get(pageContext);
  const posted = await page.readForm(request);
  const step = readStep(new URL(request.url).searchParams) ?? 'confirm';

  if (posted.values.has('skip')) return afterSkip(step, await submit(page, posted, skipForm));
  if (step === 'confirm') {
    const submitted = await submit(page, posted, posted.values.has('email') ? correctForm : resendForm);
    return submitted.ok ? redirect(resentAddress(), 303) : refused(submitted);
  }
  if (step === 'push') return redirect(stepAddress(step), 303);
  const saved = await save(page, posted, step);
  if (!saved.ok) return refused(saved);
  return markDone(page, posted, step);
}

function save(page: PageContext, posted: PostedForm, step: SentStep): Promise<SubmittedForm<Call>> {
  switch (step) {
    case 'message':
      return submit(page, posted, messageForm(page.settings.message_length));
    case 'photo':
      return submit(page, posted, photoForm);
    case 'location':
      return submit(page, posted, locationForm);
    case 'personal':
      return submit(page, posted, factsForm(page.settings.visible_profile_fields));
    case 'about':
      return submit(page, posted, aboutForm);
  }
}

const submit = <const C extends Call, S extends z.ZodObject>(
  page: PageContext,
  { values, idempotencyKey }: PostedForm,
  form: CallFormShape<C, S>,
) => submitCallForm(form, values, { transport: page.transport, idempotencyKey });

/** What a brand requires and was left empty comes back as a refusal of the step. */
async function markDone(page: PageContext, posted: PostedForm, step: SentStep) {
  const values = new FormData();
  values.append('done', step);
  const marked = await submit(page, { ...posted, values }, doneForm);
  return marked.ok ? redirect(addressAfter(marked.reply.signup, step), 303) : refused(marked);
}

function afterSkip(step: SignupStep, skipped: SubmittedForm<typeof setSignupStep>) {
  return skipped.ok ? redirect(addressAfter(skipped.reply.signup, step), 303) : refused(skipped);
}

const refused = ({ lastResult, status }: Extract<SubmittedForm<Call>, { ok: false }>) => data(lastResult, { status });
