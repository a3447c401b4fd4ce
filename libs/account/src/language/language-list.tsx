import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useSite } from '@parlour/api-client/site';
import { localeName } from '@parlour/models/locale';
import { Button, Menu, type ButtonLook } from '@parlour/ui';
import { LanguageFace } from './language-face.tsx';
import { languagesHere } from './languages-here.ts';
import { useLanguage } from './use-language.ts';

/** The languages as a menu that opens at once; those of the visitor's country come first. */
export function LanguageList({ tone }: Pick<ButtonLook, 'tone'>) {
  const { t } = useLingui();
  const { settings, locale } = useSite();
  const choose = useLanguage();
  const name = localeName(locale);
  const entries = languagesHere(settings.locales, settings.geoip_selected_country).map((each) => ({
    label: localeName(each),
    lang: each,
    current: each === locale,
    glyph: each === locale ? Check : undefined,
    onSelect: () => choose(each),
  }));
  return (
    <Menu label={t`Language`} entries={entries} openAtOnce>
      {(trigger) => (
        <Button {...trigger} tone={tone} aria-label={`${locale.toUpperCase()}, ${t`Language: ${name}`}`}>
          <LanguageFace locale={locale} />
        </Button>
      )}
    </Menu>
  );
}
