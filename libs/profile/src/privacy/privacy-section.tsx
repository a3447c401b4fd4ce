import { useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import {
  CallForm,
  FollowedFields,
  SaveButton,
  typedOver,
  UnsavedNote,
  useCallForm,
  useFollowed,
  type CallFormResult,
} from '@parlour/api-client/call-form';
import { tellOtherTabs } from '@parlour/api-client/live/other-tabs';
import { profileKeys } from '@parlour/api-client/profile/keys';
import { keepPrivacy, privacyOptions, setPrivacy, type PrivacyChange } from '@parlour/api-client/profile/privacy';
import { send } from '@parlour/api-client/send';
import { wayOf } from '@parlour/api-client/transport';
import { addresses } from '@parlour/contract/addresses';
import { getPrivacy } from '@parlour/contract/profile/get-privacy';
import type { Privacy } from '@parlour/contract/profile/privacy-fields';
import { useErrorSentence } from '@parlour/i18n';
import { hiddenWordLength, hiddenWordsMax } from '@parlour/models/chat/hidden-words';
import { useToast } from '@parlour/state/page/toasts';
import { holdPage } from '@parlour/state/page/hold-page';
import { choiceOf, Heading, Note, Stack, TextArea, useEarlyChoice } from '@parlour/ui';
import { useScripted } from '@parlour/ui/kit/behaviour/use-scripted';
import { PrivacySwitches, type ChangePrivacy, type RefusedChoice, type Standings } from './privacy-switches.tsx';
import { WhoMayWrite } from './who-may-write.tsx';

/** What the button saves, apart from what is saved at once; without scripts it saves all of it. */
const Words = styled(Stack)`
  @media (scripting: enabled) {
    padding: var(--space-4);
    border: 1px solid var(--color-edge);
    border-radius: var(--radius-card);
  }
`;

export const privacyQueries = () => [privacyOptions()] as const;

export interface PrivacySectionProps {
  /** It was saved without JavaScript. */
  isDone: boolean;
  lastResult?: CallFormResult;
}

/**
 * What a member keeps to themselves. Where scripts run each switch is kept at once, and put back where the server refuses, and
 * the button keeps the hidden words; without scripts it keeps all of it.
 */
export function PrivacySection({ isDone, lastResult }: PrivacySectionProps) {
  const { t } = useLingui();
  const headingId = useId();
  const wordsId = useId();
  const isScripted = useScripted();
  const { privacy } = useSuspenseQuery(privacyOptions()).data;
  const [change, standings] = useChange(privacy);
  const section = useRef<HTMLElement>(null);
  useEarlyChoice(
    section,
    () => false,
    (field) => change(field.name as keyof PrivacyChange, choiceOf(field) as PrivacyChange[keyof PrivacyChange]),
  );
  const [form, followed] = useWordsForm(privacy, lastResult);
  return (
    <Stack ref={section} as="section" $gap={4}>
      <Heading id={headingId}>{t`Privacy`}</Heading>
      {isDone && (
        <Note tone="success" announce="polite">
          {t`Saved`}
        </Note>
      )}
      <CallForm state={form} action={addresses.settings.href(undefined, { part: 'privacy' })}>
        <Stack $gap={5}>
          <PrivacySwitches privacy={privacy} standings={standings} onChange={change} />
          <WhoMayWrite privacy={privacy} standings={standings} onChange={change} />
          <Words $gap={4}>
            <UnsavedNote state={form} />
            <FollowedFields of={followed} draft={form.draft}>
              <TextArea
                {...form.field('hidden_words')}
                label={<span id={wordsId}>{t`Hidden words`}</span>}
                hint={t`One word a line. Messages with one of them are folded until you open them. Whoever wrote them does not notice.`}
              />
            </FollowedFields>
            <div>
              <SaveButton headingId={isScripted ? wordsId : headingId} state={form} />
            </div>
          </Words>
        </Stack>
      </CallForm>
    </Stack>
  );
}

/** The form of the hidden words. What another device saved is asked for as it is sent, and is saved beside what was typed here. */
function useWordsForm({ hidden_words }: Privacy, lastResult: CallFormResult | undefined) {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const followed = useFollowed(hidden_words.join('\n'));
  const sending = useRef({ begun: '', typed: '', saved: Promise.resolve<string[]>([]) });
  const form = useCallForm({
    form: async () => {
      const { begun, saved } = sending.current;
      return (await import('./privacy-form.ts')).hiddenWordsForm(begun, await saved, sending.current);
    },
    draft: 'privacy',
    changesSaved: true,
    isOneValue: true,
    lastResult,
    sentences: {
      too_many: t`You can hide up to ${hiddenWordsMax} words.`,
      text_too_long: t`Each word may have up to ${hiddenWordLength} characters.`,
    },
    defaultValue: { hidden_words: followed.begun },
    onDone: ({ privacy }) => {
      const { typed } = sending.current;
      setPrivacy(client, privacy);
      followed.settle(typed);
      tellOtherTabs(profileKeys.privacy);
      toast({ tone: 'success', text: t`Saved` });
    },
  });
  const onSubmit: typeof form.form.onSubmit = (event) => {
    const begun = String(typedOver(form.draft).hidden_words ?? followed.begun);
    if (!form.isPending) sending.current = { begun, typed: '', saved: savedNow(client) };
    // The form says so, once it has been fetched.
    sending.current.saved.catch(() => undefined);
    form.form.onSubmit(event);
  };
  return [{ ...form, form: { ...form.form, onSubmit } }, followed] as const;
}

/** Past the cache, where a choice may be on its way, and asked once. Where it cannot be read nothing is saved, as that could undo it. */
const savedNow = async (client: QueryClient): Promise<string[]> =>
  (await send(getPrivacy, { ...wayOf(client), once: true })).privacy.hidden_words;

/**
 * Keeps one choice, and says so; until it has arrived the browser asks before the page goes. A failure is told, at its row too, and
 * the choice is as it was. What stands already is no choice: an early one is taken over by itself, and its own event comes when
 * React has drawn the former one again.
 */
function useChange(shown: Privacy): [ChangePrivacy, Standings] {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const sentence = useErrorSentence();
  const [standings, setStandings] = useState<Standings>({});
  const change: ChangePrivacy = (name, value) => {
    if (shown[name] === value) return;
    const call = holdPage(keepPrivacy(client, { [name]: value }));
    const settle = (refusal?: RefusedChoice) =>
      setStandings((now) => (now[name] === call ? { ...now, [name]: refusal } : now));
    setStandings((now) => ({ ...now, [name]: call }));
    call.then(
      () => {
        settle();
        toast({ tone: 'success', text: t`Saved` });
      },
      (error: unknown) => {
        settle({ value, sentence: sentence(error) });
        toast({ tone: 'danger', text: sentence(error) });
      },
    );
  };
  return [change, standings];
}
