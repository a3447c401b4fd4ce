import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type InputEvent } from 'react';
import { CallForm, useCallForm, useFormDraft, type CallFormState } from '@parlour/api-client/call-form';
import { chatKeys } from '@parlour/api-client/chat/keys';
import { expectBalance } from '@parlour/api-client/payments/expect-balance';
import { useSite } from '@parlour/api-client/site';
import type { StepForm } from '@parlour/api-client/call-form/step-form';
import { addresses } from '@parlour/contract/addresses';
import type { CanSend, ProfileCard } from '@parlour/contract/types/profile';
import type { User } from '@parlour/contract/types/user';
import { errorSentence, useFormats } from '@parlour/i18n';
import { Note, PriceTag, StandaloneLink, Stack, Text, TextArea } from '@parlour/ui';
import { useScripted } from '@parlour/ui/kit/behaviour/use-scripted';
import { UnsentWords } from '../sign-up/unsent-words.tsx';
import { FaceChoice } from './face-choice.tsx';
import type { firstMessageForm } from './first-message-form.ts';
import { NobodyThere } from './nobody-there.tsx';
import { usePeopleToWriteTo, useUnsentWords, type PersonToWriteTo } from './people-to-write-to.ts';
import type { Skip } from './skip.tsx';

interface MessageStepProps {
  form: StepForm;
  skip: Skip;
  viewer: User;
}

/** What is being written, until it is sent. */
const DRAFT = 'signup.message';

/** The first message: to one of a few who may be written to, with its price beside it. */
export function MessageStep({ form, skip, viewer }: MessageStepProps) {
  const { kept } = useFormDraft(DRAFT);
  const typed = form.lastResult?.submission.initialValue ?? kept;
  const { people, writtenTo } = usePeopleToWriteTo(typed?.['profile_id']);
  const words = useUnsentWords(viewer);
  const [isBegun, begin] = useState(false);
  if (people.length > 0 && !isBegun) begin(true);
  return (
    <Stack $gap={5}>
      {writtenTo.length > 0 && <SentTo people={writtenTo} />}
      {people.length === 0 && !isBegun ? (
        <NobodyThere form={form} skip={skip} written={typed?.['text'] ?? words} />
      ) : (
        <FirstMessage form={form} people={people} viewer={viewer} words={words} />
      )}
    </Stack>
  );
}

/** Whoever comes back to the step sees that it is done. */
function SentTo({ people }: { people: readonly ProfileCard[] }) {
  const { t } = useLingui();
  const { list } = useFormats();
  return <Note tone="success">{t`Sent to ${{ name: list(people.map(({ name }) => name)) }}.`}</Note>;
}

interface FirstMessageProps extends Omit<MessageStepProps, 'skip'> {
  people: PersonToWriteTo[];
  words: string | undefined;
}

function FirstMessage({ form, people, viewer, words }: FirstMessageProps) {
  const client = useQueryClient();
  const { settings } = useSite();
  const most = settings.message_length;
  const takeBalance = useRef<ReturnType<typeof expectBalance>>(null);
  const state = useCallForm({
    form: async () => {
      const shape = (await import('./first-message-form.ts')).firstMessageForm(most);
      // The body is made when it is sent: from then on the balance may be told by somebody else.
      const toBody: typeof shape.toBody = (...typed) => {
        takeBalance.current = expectBalance(client);
        return shape.toBody(...typed);
      };
      return { ...shape, toBody };
    },
    draft: DRAFT,
    defaultValue: { text: words },
    lastResult: form.lastResult,
    onDone: async (reply) => {
      takeBalance.current?.(reply);
      await client.invalidateQueries({ queryKey: chatKeys.conversations, refetchType: 'none' });
      return form.onSaved();
    },
  });
  useFreshPrices(state.failureCode);
  return (
    <CallForm state={state}>
      <FirstWords form={form} people={people} viewer={viewer} words={words} state={state} />
    </CallForm>
  );
}

interface FirstWordsProps extends FirstMessageProps {
  state: CallFormState<ReturnType<typeof firstMessageForm>['schema']>;
}

/** Whoever it is being written to stays chosen; where they are gone after a reload, the words stand beside the form, not in it. */
function FirstWords({ form, people, viewer, words, state }: FirstWordsProps) {
  const { t } = useLingui();
  const before = state.field('profile_id').defaultValue;
  const personOf = (id: string | undefined) => people.find(({ card }) => card.id === id);
  const [held, hold] = useState(personOf(before) ?? people.find(({ canSend }) => canSend.allowed) ?? people[0]!);
  const [isBeforeGone] = useState(before !== undefined && held.card.id !== before);
  const chosen = personOf(held.card.id) ?? held;
  const { id, name } = chosen.card;
  const text = state.field('text');
  // Where no script runs, the label cannot follow the choice.
  const isNamed = useScripted() || people.length === 1;
  const keepWithWhom = (event: InputEvent<HTMLElement>) => {
    const box = event.currentTarget.querySelector('textarea')!;
    // Words that cannot be delivered stay with whom they were to, until there are others: the form must not keep another for them.
    if (isBeforeGone && event.target !== box && !box.value) event.stopPropagation();
    else state.draft.keep({ profile_id: id });
  };
  return (
    <Stack $gap={5} onInput={keepWithWhom}>
      {(words || isBeforeGone) && <UnsentWords>{isBeforeGone ? text.defaultValue : undefined}</UnsentWords>}
      <FaceChoice
        legend={t`Write to`}
        name="profile_id"
        people={(personOf(id) ? people : [...people, chosen]).map(({ card }) => card)}
        chosenId={id}
        onChoose={(next) => hold(personOf(next) ?? chosen)}
      />
      <TextArea
        {...text}
        {...(isBeforeGone && { defaultValue: '' })}
        label={isNamed ? t`Message to ${name}` : t`Your message`}
      />
      <input type="hidden" name="expected_cost" value={chosen.canSend.cost.text} />
      <CreditsMissing person={chosen} />
      {viewer.status === 'not_confirmed' ? (
        <Text $size="small" $tone="quiet">
          <Trans>Your message is delivered when you have confirmed your e-mail address.</Trans>
        </Text>
      ) : null}
      {form.actions({ isPending: state.isPending, label: <SendLabel canSend={chosen.canSend} /> })}
    </Stack>
  );
}

function CreditsMissing({ person: { card, canSend } }: { person: PersonToWriteTo }) {
  const { i18n } = useLingui();
  const { name } = card;
  const toCredits = (
    <StandaloneLink href={addresses.credits.href()}>
      <Trans>Buy credits</Trans>
    </StandaloneLink>
  );
  return (
    <Note announce="polite" end={toCredits}>
      {canSend.reason && errorSentence(i18n, canSend.reason, { name })}
    </Note>
  );
}

/** Reads again who may be written to, and at what price, after the server refused. */
function useFreshPrices(failureCode: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (failureCode !== null) void client.invalidateQueries({ queryKey: chatKeys.conversations });
  }, [failureCode, client]);
}

function SendLabel({ canSend: { cost, money } }: { canSend: CanSend }) {
  const { t } = useLingui();
  const formats = useFormats();
  const credits = cost.text === 0 ? t`free` : t`${plural(cost.text, { one: '# credit', other: '# credits' })}`;
  return (
    <>
      <Trans>Send</Trans>{' '}
      <PriceTag credits={credits} money={money.text ? formats.money(money.text) : undefined} inline />
    </>
  );
}
