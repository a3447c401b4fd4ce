import { useLingui } from '@lingui/react/macro';
import { useActionData } from 'react-router';
import { useSite } from '@parlour/api-client/site';
import { useScripted } from '@parlour/ui/kit/behaviour/use-scripted';

interface PageTitleProps {
  page?: string;
  /** Which of the page's tabs. */
  tab?: string;
  /** Which page of a list, from 1; the first is not named. */
  number?: number;
  /** What search engines show below the title; its route has no `meta` of the site's own description then. */
  description?: string;
}

/**
 * The window's title: the page, then the site. The home page has the brand's own sentence instead. Actions answer nothing but what
 * was refused: without scripts the title is the first that is heard of it.
 */
export function PageTitle({ page, tab, number = 1, description }: PageTitleProps) {
  const { t } = useLingui();
  const { settings } = useSite();
  const isRefused = useActionData() !== undefined;
  const failure = !useScripted() && isRefused && t`An error has occurred`;
  const words = page ? [page, tab, number > 1 && t`Page ${number}`, settings.name] : [settings.index_title];
  return (
    <>
      <title>{[failure, ...words].filter(Boolean).join(' · ')}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
