import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { StepForm } from '@parlour/api-client/call-form/step-form';
import { activationState } from '@parlour/contract/account/activation/activation-state';
import { setSignUpStep } from '@parlour/contract/account/sign-up/set-sign-up-step';
import { signUpMatches } from '@parlour/contract/account/sign-up/sign-up-matches';
import { listMessages } from '@parlour/contract/chat/list-messages';
import type { ReplyOf } from '@parlour/contract/define-call';
import type { SignUpStep } from '@parlour/contract/types/user';
import { signUpProgress, type KeptSteps, type RequirableStep } from '@parlour/models/account/sign-up/sign-up-steps';
import { messageOf } from '@parlour/testing/chat-data';
import { canSend } from '@parlour/testing/page-data';
import { answer, lookedAtBy, refusal, stopClock, storyCard, storyTime, waiting } from '@parlour/testing/stories';
import { refusedForm } from '../refused-form.fixture.ts';
import { CompleteSignUpPage } from './complete-sign-up-page.tsx';

const viewer = (kept: KeptSteps = {}, required: readonly RequirableStep[] = []) =>
  lookedAtBy('free', { status: 'not_confirmed', signup: signUpProgress(kept, false, required) });
const names = ['Emma-Charlotte', 'Nora', 'Hildegard', 'Ines', 'Yasmin', 'Claire'];
const profiles = names.map((name) => storyCard(name, { demo: name === 'Nora' }));
const people = answer(signUpMatches, { profiles });
const withWords = answer(signUpMatches, { profiles, first_words: 'Good evening! Which wine was it?' });
const onlyNora = answer(signUpMatches, { profiles: [storyCard('Nora', { demo: true })] });
const talkWith = (changes: Partial<ReplyOf<typeof listMessages>> = {}) =>
  answer(listMessages, {
    conversation: null,
    profile: storyCard('Nora'),
    can_send: canSend,
    messages: [],
    has_more: false,
    ...changes,
  });
const talk = talkWith({
  can_send: { ...canSend, cost: { text: 0, image: 20 }, money: { text: null, image: null } },
});
const paidTalk = talkWith();
const sent = { sent_to_masked: 'l•••s@example.org', next_after: storyTime, confirmed: false };
const inAWhile = { ...sent, next_after: '2026-11-21T20:04:30.000Z' };

/** The steps of the profile have stories of their own; here they are their buttons. */
const step = ({ actions }: StepForm) => actions({ isPending: false });
const slots = { photo: step, location: step, personal: step, about: step };

const meta = {
  title: 'Screens/Account/Sign-up steps',
  component: CompleteSignUpPage,
  beforeEach: stopClock,
  args: { step: 'message', slots },
  parameters: { address: '/complete-signup', answers: [viewer(), people, talk, answer(activationState, sent)] },
} satisfies Meta<typeof CompleteSignUpPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (name: SignUpStep, answers = [viewer({ message: 'done' }), answer(activationState, sent)]): Story => ({
  args: { step: name },
  parameters: { answers },
});

export const FirstMessage: Story = {};
export const FirstMessageThatCosts: Story = { parameters: { answers: [viewer(), people, paidTalk] } };
export const FirstMessageIsEmpty: Story = { args: { lastResult: refusedForm({ at: { text: 'message_empty' } }) } };
export const FirstWordsUndelivered: Story = { parameters: { answers: [viewer(), withWords, talk] } };
export const NobodyToWriteTo: Story = {
  parameters: { answers: [viewer(), answer(signUpMatches, { profiles: [] })] },
};
export const UpToThem: Story = {
  parameters: {
    answers: [
      viewer(),
      people,
      talkWith({ can_send: { ...canSend, allowed: false, reason: 'not_allowed_by_member' } }),
    ],
  },
};
/** Back at the step: whom there are words to is left out. */
export const FirstMessageIsSent: Story = {
  parameters: {
    answers: [viewer({ message: 'done' }), onlyNora, talkWith({ messages: [messageOf(1, { from: 'me' })] })],
  },
};
export const PeopleWaiting: Story = { parameters: { answers: [viewer(), waiting(signUpMatches)] } };
export const PeopleFailed: Story = { parameters: { answers: [viewer(), refusal(signUpMatches, 'server_error')] } };

export const Location: Story = at('location');
export const LocationIsRequired: Story = at('location', [viewer({ message: 'done' }, ['location'])]);
export const Notifications: Story = at('push', [viewer({ message: 'done' }), waiting(setSignUpStep)]);

export const Confirm: Story = at('confirm');
export const ConfirmInAWhile: Story = at('confirm', [viewer(), answer(activationState, inAWhile)]);
export const ConfirmFailed: Story = at('confirm', [viewer(), refusal(activationState, 'server_error')]);
export const ConfirmedAlready: Story = at('confirm', [
  lookedAtBy('free'),
  answer(activationState, { ...sent, confirmed: true }),
]);
export const ConfirmedWithStepsLeft: Story = at('confirm', [
  viewer({ message: 'done' }),
  answer(activationState, { ...sent, confirmed: true }),
]);
export const AddressCannotBeRead: Story = {
  args: {
    step: 'confirm',
    lastResult: refusedForm({ typed: { email: 'lucas@example' }, at: { email: 'email_invalid' } }),
  },
};
export const AddressHasAnAccount: Story = {
  args: { step: 'confirm', lastResult: refusedForm({ typed: { email: 'lucas@example.org' }, whole: 'email_in_use' }) },
};

export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
/** However high the words make the buttons' bar, the page has room for it. */
export const LargeTextOnTheSmallestPhone: Story = {
  ...at('location'),
  globals: { locale: 'de', text: 'twice as large', viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const save = await page.findByRole('button', { name: 'Speichern und weiter' });
    const room = Number.parseFloat(getComputedStyle(page.getByRole('main')).paddingBottom);
    await expect(room).toBeGreaterThanOrEqual(save.parentElement!.offsetHeight);
  },
};
export const GermanConfirm: Story = {
  ...at('confirm', [viewer(), answer(activationState, inAWhile)]),
  globals: { locale: 'de', viewport: { value: 'smallest' } },
};
