import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@parlour/api-client/api-error';
import { CallForm, useCallForm } from '@parlour/api-client/call-form';
import type { StepForm } from '@parlour/api-client/call-form/step-form';
import type { SignUpStep } from '@parlour/contract/types/user';
import {
  markStep,
  signUpProgress,
  type KeptSteps,
  type RequirableStep,
} from '@parlour/models/account/sign-up/sign-up-steps';
import { canSend, cardOf, member } from '@parlour/testing/page-data';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { CompleteSignUpPage, type CompleteSignUpPageProps } from './complete-sign-up-page.tsx';
import { doneForm } from './mark-forms.ts';
import { readStep } from './step-address.ts';

export const nora = cardOf('Nora', { demo: true });
export const daan = cardOf('Daan', { age: 42 });
export const robot = cardOf('Robot', { fictional: true });
const closed = cardOf('Closed');

/** A step of another slice: one press saves it. */
function OtherStep({ isRequired, actions, onSaved }: StepForm) {
  const form = useCallForm({ form: async () => doneForm, onDone: onSaved });
  return (
    <CallForm state={form}>
      <input type="hidden" name="done" value="photo" />
      {isRequired && <p>Required</p>}
      {actions({ isPending: form.isPending })}
    </CallForm>
  );
}

const other = (form: StepForm) => <OtherStep {...form} />;
const slots = { photo: other, location: other, personal: other, about: other };

interface Start {
  kept?: KeptSteps;
  required?: readonly RequirableStep[];
  answers?: Answers;
  /** Who may not be written to either, by their ids. */
  refusing?: readonly string[];
  changes?: Parameters<typeof renderPage>[2];
  lastResult?: CompleteSignUpPageProps['lastResult'];
}

/** The steps on a server that remembers them. */
export function open(
  step: SignUpStep,
  { kept = {}, required = [], answers = {}, refusing = [], changes = {}, lastResult }: Start = {},
) {
  let now = kept;
  const signup = () => signUpProgress(now, false, required);
  return renderPage(
    (address) => (
      <CompleteSignUpPage
        step={readStep(address) ?? 'confirm'}
        slots={slots}
        sent={address.has('sent')}
        lastResult={lastResult}
      />
    ),
    {
      'GET /api/user.php': () => member({}, { status: 'not_confirmed', signup: signup() }),
      'PUT /api/signup.php': ({ body }) => {
        const { step: marked, state } = body as { step: SignUpStep; state: 'done' | 'skipped' };
        const verdict = markStep(now, marked, state, required);
        if (!verdict.ok) throw new ApiError(422, { code: verdict.refusal });
        now = verdict.kept;
        return { signup: signup() };
      },
      'GET /api/signup-matches.php': () => ({ profiles: [nora, robot, daan, closed] }),
      'GET /api/messages.php': ({ query }) => ({
        can_send: {
          ...canSend,
          allowed: ![closed.id, ...refusing].includes(String(query?.['profile_id'])),
          cost: { text: query?.['profile_id'] === daan.id ? 10 : 0, image: 20 },
        },
        messages: [],
      }),
      'GET /api/activation.php': () => ({
        sent_to_masked: 't••@e••.com',
        next_after: '2026-11-21T20:00:00.000Z',
        confirmed: false,
      }),
      ...answers,
    },
    { address: `/complete-signup?step=${step}`, ...changes },
  );
}

export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const stepOf = ({ router }: ReturnType<typeof open>) =>
  new URLSearchParams(router.state.location.search).get('step');

/** The box of the first message. */
export const text = () => screen.findByRole<HTMLTextAreaElement>('textbox');
export const undelivered = 'Your message could not be delivered. You can send it to somebody else.';
