import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { consentsOptions } from '@parlour/api-client/account/consents';
import { addresses } from '@parlour/contract/addresses';
import { useErrorSentence } from '@parlour/i18n';
import { neededConsents } from '@parlour/models/account/consents/consents';
import { useToast } from '@parlour/state/page/toasts';
import { ListRows, Note, Stack, StandaloneLink, Text, TextLink, VisuallyHidden } from '@parlour/ui';
import type { SectionProps } from '../settings/password-section.tsx';
import { settingsAddress } from '../settings/settings-part.ts';
import { SettingsSection } from '../settings/settings-section.tsx';
import { ConsentForm } from './consent-form.tsx';
import { ConsentRow, useConsentNames } from './consent-row.tsx';
import { DueConsents } from './due-consents.tsx';
import { firstQuestion } from './first-question.ts';

export const consentsSectionQueries = () => [consentsOptions()] as const;

/** What can be taken back here where it was given; the choice about counting has a page of its own. */
const optionalConsents = ['fictional_profiles', 'marketing_mail'] as const;

/** What a member has agreed to, and when: what is due is asked for, and what is not needed can be taken back. */
export function ConsentsSection({ isDone, lastResult }: SectionProps) {
  const { t } = useLingui();
  const toast = useToast();
  const names = useConsentNames();
  const sentenceOf = useErrorSentence();
  const { consents, due } = useSuspenseQuery(consentsOptions()).data;
  const list = useRef<HTMLDivElement>(null);
  const question = firstQuestion(due);
  const answerTo = (kind: string) => consents.find((consent) => consent.kind === kind);
  const onDone = () => {
    toast({ tone: 'success', text: t`Saved` });
    // The button that had the focus is gone.
    list.current?.focus();
  };
  return (
    <SettingsSection title={<Trans>Your consents</Trans>} done={isDone ? t`Saved` : undefined}>
      {lastResult?.failure && <Note tone="danger" announce="assertive" title={sentenceOf(lastResult.failure)} />}
      {question && <DueConsents key={question.about} question={question} onDone={onDone} />}
      <Stack ref={list} tabIndex={-1} $gap={2}>
        <ListRows>
          {neededConsents.map((kind) => (
            <ConsentRow key={kind} name={names[kind]} answer={answerTo(kind)} />
          ))}
        </ListRows>
        <Text $tone="quiet">
          <Trans>
            Without these you cannot be a member. To take them back,{' '}
            <TextLink href={settingsAddress('leave')}>delete your account</TextLink>.
          </Trans>
        </Text>
        <ListRows>
          {optionalConsents
            .filter((kind) => answerTo(kind)?.given)
            .map((kind) => (
              <ConsentRow key={kind} name={names[kind]} answer={answerTo(kind)}>
                <ConsentForm kinds={[kind]} given={false} onDone={onDone}>
                  <Trans>Take back</Trans> <VisuallyHidden>{names[kind]}</VisuallyHidden>
                </ConsentForm>
              </ConsentRow>
            ))}
          <ConsentRow name={names.analytics} answer={answerTo('analytics')}>
            <StandaloneLink href={addresses.cookies.href()}>{t`Change your choice`}</StandaloneLink>
          </ConsentRow>
        </ListRows>
      </Stack>
    </SettingsSection>
  );
}
