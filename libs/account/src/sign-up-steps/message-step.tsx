import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { CallForm, useCallForm } from '@parlour/api-client/call-form';
import { chatKeys } from '@parlour/api-client/chat/keys';
import { useSite } from '@parlour/api-client/site';
import type { CanSend } from '@parlour/contract/types/profile';
import type { User } from '@parlour/contract/types/user';
import { useErrorSentence, useFormats } from '@parlour/i18n';
import { Note, PriceTag, Stack, Text, TextArea } from '@parlour/ui';
import { FaceChoice } from './face-choice.tsx';
import { usePeopleToWriteTo, useUnsentWords, type PersonToWriteTo } from './people-to-write-to.ts';
import type { Skip } from './skip.tsx';
import { ActionsPlace, SkipButton } from './step-actions.tsx';
import type { StepForm } from './step-form.ts';

interface MessageStepProps {
  form: StepForm;
  skip: Skip;
  viewer: User;
}

/** The first message: to one of a few who may be written to, with its price beside it. */
export function MessageStep({ form, skip, viewer }: MessageStepProps) {
  const people = usePeopleToWriteTo();
  const words = useUnsentWords(viewer);
  const sentenceOf = useErrorSentence();
  const failure = form.lastResult?.failure;
  if (people.length === 0) {
    return (
      <Stack $gap={5}>
        {failure ? <Note tone="danger" announce="assertive" title={sentenceOf(failure)} /> : null}
        {words && <Unsent>{words}</Unsent>}
        <Note>
          <Trans>There is nobody to write to yet. Look again when you have found somebody you like.</Trans>
        </Note>
        <ActionsPlace>
          <SkipButton form={skip.form.id} isPending={skip.isPending} main>
            <Trans>Continue</Trans>
          </SkipButton>
        </ActionsPlace>
      </Stack>
    );
  }
  return <FirstMessage form={form} people={people} viewer={viewer} words={words} />;
}

function Unsent({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  return <Note title={t`Your message could not be delivered. You can send it to somebody else.`}>{children}</Note>;
}

interface FirstMessageProps extends Omit<MessageStepProps, 'skip'> {
  people: PersonToWriteTo[];
  words: string | undefined;
}

function FirstMessage({ form, people, viewer, words }: FirstMessageProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { settings } = useSite();
  const most = settings.message_length;
  const state = useCallForm({
    form: async () => (await import('./message-form.ts')).messageForm(most),
    draft: 'signup.message',
    defaultValue: { text: words },
    lastResult: form.lastResult,
    onDone: async () => {
      await client.invalidateQueries({ queryKey: chatKeys.conversations, refetchType: 'none' });
      return form.onSaved();
    },
  });
  useFreshPrices(state.failureCode);
  const [chosenId, choose] = useState<string>();
  const personOf = (id: string | undefined) => people.find(({ card }) => card.id === id);
  const chosen = personOf(chosenId) ?? personOf(state.field('profile_id').defaultValue) ?? people[0]!;
  const name = chosen.card.name;
  return (
    <CallForm state={state}>
      <Stack $gap={5}>
        {words && <Unsent />}
        <FaceChoice
          legend={t`Write to`}
          name="profile_id"
          people={people.map(({ card }) => card)}
          chosenId={chosen.card.id}
          onChoose={choose}
        />
        <TextArea {...state.field('text')} label={t`Message to ${name}`} />
        <input type="hidden" name="expected_cost" value={chosen.canSend.cost.text} />
        {viewer.status === 'not_confirmed' ? (
          <Text $size="small" $tone="quiet">
            <Trans>Your message is delivered when you have confirmed your e-mail address.</Trans>
          </Text>
        ) : null}
        {form.actions({ isPending: state.isPending, label: <SendLabel canSend={chosen.canSend} /> })}
      </Stack>
    </CallForm>
  );
}

/** Reads what a message costs again after the server named another price. */
function useFreshPrices(failureCode: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (failureCode === 'price_changed') void client.invalidateQueries({ queryKey: chatKeys.conversations });
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
