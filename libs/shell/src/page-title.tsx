import { useLingui } from '@lingui/react/macro';
import { useSite } from '@parlour/api-client/site';

interface PageTitleProps {
  page?: string;
  /** Which of the page's tabs. */
  tab?: string;
  /** Which page of a list, from 1; the first is not named. */
  number?: number;
  /** What search engines show below the title; its route has no `meta` of the site's own description then. */
  description?: string;
}

/** The window's title: the page, then the site. The home page has the brand's own sentence instead. */
export function PageTitle({ page, tab, number = 1, description }: PageTitleProps) {
  const { t } = useLingui();
  const { settings } = useSite();
  const words = [page, tab, number > 1 && t`Page ${number}`, settings.name].filter(Boolean);
  return (
    <>
      <title>{page ? words.join(' · ') : settings.index_title}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
