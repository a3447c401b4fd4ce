import { Trans, useLingui } from '@lingui/react/macro';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { companyOptions } from '@parlour/api-client/account/company';
import { consentsOptions } from '@parlour/api-client/account/consents';
import { legalTextOptions } from '@parlour/api-client/account/legal-text';
import { userOptions } from '@parlour/api-client/account/user';
import type { ApiError } from '@parlour/api-client/api-error';
import { keptOrAsked } from '@parlour/api-client/kept-or-asked';
import { useSite } from '@parlour/api-client/site';
import { useErrorSentence } from '@parlour/i18n';
import { endCounting } from '@parlour/state/page/counting-end';
import { Note, Text } from '@parlour/ui';
import { LegalFrame } from '../legal-frame.tsx';
import { PageWords } from '../page-words.tsx';
import { Section } from '../section.tsx';
import { ChoiceForm } from './choice-form.tsx';
import { CookieList } from './cookie-list.tsx';
import { useAnalyticsChoice } from './use-analytics-choice.ts';

/** The queries of this page, for its loader; a visitor's choice is known without one. */
export const cookiesPageQueries = async (cache: QueryClient) => {
  const { user } = await keptOrAsked(cache, userOptions());
  const own = [companyOptions(), legalTextOptions('cookies')];
  return user ? [...own, consentsOptions()] : own;
};

export interface CookiesPageProps {
  /** The choice has just been kept. */
  saved: boolean;
  /** Why the choice could not be kept, and where it was made if not here. */
  refusal?: Pick<ApiError, 'code' | 'params'> & { back: string | null };
}

/** What is kept in the browser, and the one choice there is about it; no is as easy as yes (route pages-cookies). */
export function CookiesPage(props: CookiesPageProps) {
  const { locale } = useSite();
  return (
    <PageWords locale={locale}>
      <Cookies {...props} />
    </PageWords>
  );
}

function Cookies(props: CookiesPageProps) {
  const { t } = useLingui();
  return (
    <LegalFrame
      page="cookies"
      title={t`Cookies`}
      description={t`What your browser keeps for this site, and what you can choose.`}
    >
      <Text>
        <Trans>A cookie is a small note that your browser keeps for a site. Nobody but us sets any here.</Trans>
      </Text>
      <Counting {...props} />
      <Section title={<Trans>Needed cookies</Trans>}>
        <Text>
          <Trans>Without these the site does not work. They need no consent.</Trans>
        </Text>
        <CookieList />
      </Section>
      <Section title={<Trans>What else your browser keeps</Trans>}>
        <Text>
          <Trans>
            Drafts, messages that are not sent yet, whom you last wrote with, your last search and, until you join, what
            the link that brought you here says of its source. We get these only when you send them or join. Logging out
            removes what you wrote.
          </Trans>
        </Text>
      </Section>
    </LegalFrame>
  );
}

function Counting({ saved, refusal }: CookiesPageProps) {
  const { t } = useLingui();
  const sentenceOf = useErrorSentence();
  const choice = useAnalyticsChoice();
  useEffect(() => {
    if (choice === false) endCounting();
  }, [choice]);
  const standing =
    choice === null ? t`You have not chosen yet: nothing is counted.` : choice ? t`You agreed.` : t`You rejected it.`;
  return (
    <Section title={<Trans>Your choice: counting pages</Trans>}>
      <Text>
        <Trans>
          If you agree, we count how often each page is left: one number a day for all visitors together. No name, no
          address, nothing about you, and nobody else gets it.
        </Trans>
      </Text>
      {saved && !refusal ? (
        <Note tone="success" announce="polite" title={t`Your choice is kept.`}>
          {standing}
        </Note>
      ) : (
        <Text $strong>{standing}</Text>
      )}
      {refusal && (
        <Note tone="danger" announce="assertive">
          {sentenceOf(refusal)}
        </Note>
      )}
      <ChoiceForm back={refusal?.back ?? null} />
    </Section>
  );
}
