import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { CallForm, SaveButton, UnsavedNote, useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import { tellOtherTabs } from '@parlour/api-client/live/other-tabs';
import { profileKeys } from '@parlour/api-client/profile/keys';
import { privacyMutation, privacyOptions, setPrivacy, type PrivacyChange } from '@parlour/api-client/profile/privacy';
import { addresses } from '@parlour/contract/addresses';
import type { Privacy } from '@parlour/contract/profile/privacy-fields';
import { useErrorSentence } from '@parlour/i18n';
import { hiddenWordsMax } from '@parlour/models/chat/hidden-words';
import { useToast } from '@parlour/state';
import { choiceOf, Heading, Note, Stack, TextArea, useEarlyChoice } from '@parlour/ui';
import { PrivacySwitches, type ChangePrivacy } from './privacy-switches.tsx';
import { WhoMayWrite } from './who-may-write.tsx';

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
  const client = useQueryClient();
  const toast = useToast();
  const headingId = useId();
  const { privacy } = useSuspenseQuery(privacyOptions()).data;
  const change = useChange(privacy);
  const section = useRef<HTMLElement>(null);
  useEarlyChoice(
    section,
    () => false,
    (field) => change(field.name as keyof PrivacyChange, choiceOf(field) as never),
  );
  const [shown, showSaved] = useState(privacy.hidden_words);
  const form = useCallForm({
    form: async () => (await import('./privacy-form.ts')).hiddenWordsForm,
    draft: 'privacy',
    changesSaved: true,
    lastResult,
    sentences: { too_many: t`You can hide up to ${hiddenWordsMax} words.` },
    defaultValue: { hidden_words: privacy.hidden_words.join('\n') },
    onDone: ({ privacy: saved }) => {
      setPrivacy(client, saved);
      tellOtherTabs(profileKeys.privacy);
      toast({ tone: 'success', text: t`Saved` });
      if (!form.draft.isTypedSince()) showSaved(saved.hidden_words);
    },
  });
  return (
    <Stack ref={section} as="section" $gap={4}>
      <Heading id={headingId}>{t`Privacy`}</Heading>
      {isDone && (
        <Note tone="success" announce="polite">
          {t`Saved`}
        </Note>
      )}
      <CallForm state={form} action={`${addresses.settings.href(undefined, { part: 'privacy' })}#privacy`}>
        <Stack $gap={5}>
          <PrivacySwitches privacy={privacy} onChange={change} />
          <WhoMayWrite privacy={privacy} onChange={change} />
          <UnsavedNote state={form} />
          <TextArea
            key={shown.join('\n')}
            {...form.field('hidden_words')}
            label={t`Hidden words`}
            hint={t`One word a line. Messages with one of them are folded until you open them. Whoever wrote them does not notice.`}
          />
          <div>
            <SaveButton headingId={headingId} state={form} />
          </div>
        </Stack>
      </CallForm>
    </Stack>
  );
}

/**
 * Keeps one choice; a failure is told, and the choice is as it was. What stands already is no choice: an early one is taken over
 * by itself, and its own event comes when React has drawn the former one again.
 */
function useChange(shown: Privacy): ChangePrivacy {
  const client = useQueryClient();
  const toast = useToast();
  const sentence = useErrorSentence();
  const { mutateAsync } = useMutation({ ...privacyMutation(client) });
  return (name, value) => {
    if (shown[name] === value) return;
    void mutateAsync({ [name]: value }).catch((error: unknown) => toast({ tone: 'danger', text: sentence(error) }));
  };
}
