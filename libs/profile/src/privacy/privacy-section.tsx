import { useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { CallForm, SaveButton, UnsavedNote, useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import { fetchTransport } from '@parlour/api-client/fetch-transport';
import { tellOtherTabs } from '@parlour/api-client/live/other-tabs';
import { profileKeys } from '@parlour/api-client/profile/keys';
import { keepPrivacy, privacyOptions, setPrivacy, type PrivacyChange } from '@parlour/api-client/profile/privacy';
import { send } from '@parlour/api-client/send';
import { transportOf } from '@parlour/api-client/transport';
import { addresses } from '@parlour/contract/addresses';
import { getPrivacy } from '@parlour/contract/profile/get-privacy';
import type { Privacy } from '@parlour/contract/profile/privacy-fields';
import { useErrorSentence } from '@parlour/i18n';
import { hiddenWordsMax } from '@parlour/models/chat/hidden-words';
import { useToast } from '@parlour/state/page/toasts';
import { holdPage } from '@parlour/state/page/hold-page';
import { choiceOf, Heading, Note, Stack, TextArea, useEarlyChoice } from '@parlour/ui';
import { useScripted } from '@parlour/ui/kit/behaviour/use-scripted';
import { PrivacySwitches, type ChangePrivacy } from './privacy-switches.tsx';
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
  const change = useChange(privacy);
  const section = useRef<HTMLElement>(null);
  useEarlyChoice(
    section,
    () => false,
    (field) => change(field.name as keyof PrivacyChange, choiceOf(field) as never),
  );
  const [form, drawn] = useWordsForm(privacy, lastResult);
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
          <PrivacySwitches privacy={privacy} onChange={change} />
          <WhoMayWrite privacy={privacy} onChange={change} />
          <Words $gap={4}>
            <UnsavedNote state={form} />
            <TextArea
              key={drawn}
              {...form.field('hidden_words')}
              label={<span id={wordsId}>{t`Hidden words`}</span>}
              hint={t`One word a line. Messages with one of them are folded until you open them. Whoever wrote them does not notice.`}
            />
            <div>
              <SaveButton headingId={isScripted ? wordsId : headingId} state={form} />
            </div>
          </Words>
        </Stack>
      </CallForm>
    </Stack>
  );
}

/**
 * The form of the hidden words, and those its field begins with: the saved ones, unless somebody has typed on meanwhile. What
 * another device saved is asked for as the form is sent.
 */
function useWordsForm({ hidden_words }: Privacy, lastResult: CallFormResult | undefined) {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const saved = hidden_words.join('\n');
  const [{ before, drawn }, begin] = useState({ before: saved, drawn: saved });
  const sending = useRef<{ typed: string; saved: Promise<string[]> }>(null);
  const form = useCallForm({
    form: async () => (await import('./privacy-form.ts')).hiddenWordsForm(before, (await sending.current?.saved) ?? []),
    draft: 'privacy',
    changesSaved: true,
    lastResult,
    sentences: { too_many: t`You can hide up to ${hiddenWordsMax} words.` },
    defaultValue: { hidden_words: before },
    onDone: ({ privacy }) => {
      setPrivacy(client, privacy);
      tellOtherTabs(profileKeys.privacy);
      toast({ tone: 'success', text: t`Saved` });
      const now = privacy.hidden_words.join('\n');
      begin(form.draft.isTypedSince() ? { before: sending.current!.typed, drawn } : { before: now, drawn: now });
    },
  });
  const { id } = form.field('hidden_words');
  const typed = () => (document.getElementById(id) as HTMLTextAreaElement).value;
  const follow = useEffectEvent(() => typed() === before && begin({ before: saved, drawn: saved }));
  useEffect(() => void follow(), [saved]);
  const onSubmit: typeof form.form.onSubmit = (event) => {
    if (!form.isPending) sending.current = { typed: typed(), saved: savedNow(client).catch(() => hidden_words) };
    form.form.onSubmit(event);
  };
  return [{ ...form, form: { ...form.form, onSubmit } }, drawn] as const;
}

/** Past the cache, where a choice may be on its way; one attempt, as the save that follows tells what is wrong. */
const savedNow = async (client: QueryClient): Promise<string[]> =>
  (await send(getPrivacy, {}, transportOf(client) ?? fetchTransport)).privacy.hidden_words;

/**
 * Keeps one choice, and says so; until it has arrived the browser asks before the page goes. A failure is told, and the choice is
 * as it was. What stands already is no choice: an early one is taken over by itself, and its own event comes when React has drawn
 * the former one again.
 */
function useChange(shown: Privacy): ChangePrivacy {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const sentence = useErrorSentence();
  return (name, value) => {
    if (shown[name] === value) return;
    void holdPage(keepPrivacy(client, { [name]: value })).then(
      () => toast({ tone: 'success', text: t`Saved` }),
      (error: unknown) => toast({ tone: 'danger', text: sentence(error) }),
    );
  };
}
