import { useLingui } from '@lingui/react/macro';
import { Check, Globe } from 'lucide-react';
import { useSite } from '@parlour/api-client/site';
import { localeName } from '@parlour/models/locale';
import { Button, Icon, Menu } from '@parlour/ui';
import { languagesHere } from './languages-here.ts';
import { useLanguage } from './use-language.ts';

/** The language switch of the top bar; the languages of the visitor's country come first. */
export function LanguageMenu() {
  const { t } = useLingui();
  const { settings, locale } = useSite();
  const choose = useLanguage();
  const name = localeName(locale);
  const entries = languagesHere(settings.locales, settings.geoip_selected_country).map((each) => ({
    label: localeName(each),
    glyph: each === locale ? Check : undefined,
    onSelect: () => choose(each),
  }));
  return (
    <Menu label={t`Language`} entries={entries}>
      {(trigger) => (
        <Button {...trigger} tone="deep" aria-label={`${locale.toUpperCase()}, ${t`Language: ${name}`}`}>
          <Icon glyph={Globe} />
          <span aria-hidden="true">{locale.toUpperCase()}</span>
        </Button>
      )}
    </Menu>
  );
}
