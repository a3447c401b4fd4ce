import { Trans, useLingui } from '@lingui/react/macro';
import type { ApiError } from '@parlour/api-client/api-error';
import { FormToken } from '@parlour/api-client/call-form';
import { useSite } from '@parlour/api-client/site';
import { useErrorSentence } from '@parlour/i18n';
import { localeName, type Locale } from '@parlour/models/locale';
import { Button, Note, RadioCards, Stack, Title } from '@parlour/ui';
import { NarrowPage } from '../narrow-page.tsx';
import { CountryHere } from './country-here.tsx';
import { languagesHere } from './languages-here.ts';

export interface LanguagePageProps {
  /** Why the language that was chosen could not be kept. */
  refusal?: Pick<ApiError, 'code' | 'params'> & { language: Locale };
}

/** All languages on one page, as a form that needs no JavaScript. */
export function LanguagePage({ refusal }: LanguagePageProps) {
  const { t } = useLingui();
  const sentenceOf = useErrorSentence();
  const { settings, locale } = useSite();
  const languages = languagesHere(settings.locales, settings.geoip_selected_country);
  return (
    <NarrowPage>
      <Title>
        <Trans>Language</Trans>
      </Title>
      <form method="post">
        <Stack>
          {refusal && (
            <Note tone="danger" announce="assertive">
              {sentenceOf(refusal)}
            </Note>
          )}
          <FormToken />
          <RadioCards
            legend={t`Choose your language`}
            name="language"
            defaultValue={refusal?.language ?? locale}
            options={languages.map((each) => ({ value: each, title: <span lang={each}>{localeName(each)}</span> }))}
          />
          <Button type="submit" tone="primary" size="large" block>
            <Trans>Save</Trans>
          </Button>
        </Stack>
      </form>
      <CountryHere />
    </NarrowPage>
  );
}
