import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { leaveFor } from '@parlour/api-client/leave-for';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { localeName } from '@parlour/models/locale';
import { LinkButton, type ButtonLook } from '@parlour/ui';
import { LanguageFace } from './language-face.tsx';

const loadList = () => import('./language-list.tsx');
const LanguageList = lazy(async () => ({ default: (await loadList()).LanguageList }));

/**
 * The language switch of a bar, in the tone of its ground. The menu is fetched when somebody reaches for it; without scripts, or
 * where it cannot be fetched, the switch leads to the page of all languages.
 */
export function LanguageMenu({ tone = 'deep' }: Pick<ButtonLook, 'tone'>) {
  const { t } = useLingui();
  const { locale } = useSite();
  const [isWanted, want] = useState(false);
  const name = localeName(locale);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    void loadList().then(
      () => want(true),
      () => leaveFor(addresses.langConfig.href()),
    );
  };
  const link = (
    <LinkButton
      href={addresses.langConfig.href()}
      tone={tone}
      aria-label={`${locale.toUpperCase()}, ${t`Language: ${name}`}`}
      onClick={open}
    >
      <LanguageFace locale={locale} />
    </LinkButton>
  );
  return isWanted ? (
    <Suspense fallback={link}>
      <LanguageList tone={tone} />
    </Suspense>
  ) : (
    link
  );
}
