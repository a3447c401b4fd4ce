import { Trans, useLingui } from '@lingui/react/macro';
import { useSite } from '@parlour/api-client/site';
import { localeName } from '@parlour/models/locale';
import { Button, RadioCards, Stack, Title } from '@parlour/ui';
import { NarrowPage } from '../narrow-page.tsx';
import { CountryHere } from './country-here.tsx';
import { languagesHere } from './languages-here.ts';

/** All languages on one page, as a form that needs no JavaScript. */
export function LanguagePage() {
  const { t } = useLingui();
  const { settings, locale, formToken } = useSite();
  const languages = languagesHere(settings.locales, settings.geoip_selected_country);
  return (
    <NarrowPage>
      <Title>
        <Trans>Language</Trans>
      </Title>
      <form method="post">
        <Stack>
          <input type="hidden" name="form_token" value={formToken} />
          <RadioCards
            legend={t`Choose your language`}
            name="language"
            defaultValue={locale}
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
