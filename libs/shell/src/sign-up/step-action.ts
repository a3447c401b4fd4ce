import { data, redirect, type ActionFunctionArgs } from 'react-router';
import type { z } from 'zod';
import {
  addressAfter,
  correctForm,
  doneForm,
  firstMessageForm,
  readStep,
  resendForm,
  resentAddress,
  skipForm,
  signUpStepAddress,
} from '@parlour/account';
import { userOptions } from '@parlour/api-client/account/user';
import { submitCallForm, type CallFormShape, type SubmittedForm } from '@parlour/api-client/call-form';
import { keptOrAsked } from '@parlour/api-client/kept-or-asked';
import type { setSignUpStep } from '@parlour/contract/account/sign-up/set-sign-up-step';
import type { Call } from '@parlour/contract/define-call';
import type { SignUpStep } from '@parlour/contract/types/user';
import { aboutForm, factsForm, locationForm, photoForm } from '@parlour/profile';
import { readSentForm, type SentForm } from '../forms/read-sent-form.ts';
import { pageContext, type PageContext } from '../page/page-context.ts';

/** The steps whose own form can be sent without JavaScript. */
type SentStep = Exclude<SignUpStep, 'push' | 'confirm'>;

/**
 * The route action of the steps without JavaScript. It saves what was asked by the same call and marks the step, and
 * the browser goes on to the next; or the step comes back with what was wrong (contract part 1, rule 2).
 */
export async function stepAction(args: ActionFunctionArgs) {
  const page = args.context.get(pageContext);
  const posted = await readSentForm(args);
  const step = readStep(new URL(args.request.url).searchParams) ?? 'confirm';

  if (posted.values.has('skip')) return afterSkip(step, await submit(posted, skipForm));
  if (step === 'confirm') {
    const isCorrected = posted.values.has('email');
    const submitted = await (isCorrected ? submit(posted, correctForm) : submit(posted, resendForm));
    return submitted.ok ? redirect(resentAddress(), 303) : refused(submitted);
  }
  if (step === 'push') return redirect(signUpStepAddress(step), 303);
  if (step === 'photo' && (await keepsOwnPhoto(page, posted))) return markDone(posted, step);
  const saved = await save(page, posted, step);
  if (!saved.ok) return refused(saved);
  return markDone(posted, step);
}

/** True where somebody who has a photo has chosen no other: browsers post an empty file then. */
async function keepsOwnPhoto({ queries }: PageContext, { values }: SentForm): Promise<boolean> {
  const file = values.get('file');
  if (file instanceof File && file.size > 0) return false;
  const { user } = await keptOrAsked(queries, userOptions());
  return user !== null && user.profile.photos.length > 0;
}

function save(page: PageContext, posted: SentForm, step: SentStep): Promise<SubmittedForm<Call>> {
  switch (step) {
    case 'message':
      return submit(posted, firstMessageForm(page.settings.message_length));
    case 'photo':
      return submit(posted, photoForm);
    case 'location':
      return submit(posted, locationForm);
    case 'personal':
      return submit(posted, factsForm(page.settings.visible_profile_fields));
    case 'about':
      return submit(posted, aboutForm);
  }
}

const submit = <const C extends Call, S extends z.ZodObject>({ values, ...act }: SentForm, form: CallFormShape<C, S>) =>
  submitCallForm(form, values, act);

/**
 * Marks the step and leads to the next. Where a field that the brand requires was left empty, the step comes back as it
 * was typed, refused at that field.
 */
async function markDone(posted: SentForm, step: SentStep) {
  posted.values.set('done', step);
  const marked = await submit(posted, doneForm);
  return marked.ok ? redirect(addressAfter(marked.reply.signup, step), 303) : refused(marked);
}

function afterSkip(step: SignUpStep, skipped: SubmittedForm<typeof setSignUpStep>) {
  return skipped.ok ? redirect(addressAfter(skipped.reply.signup, step), 303) : refused(skipped);
}

const refused = ({ lastResult, status }: Extract<SubmittedForm<Call>, { ok: false }>) => data(lastResult, { status });
