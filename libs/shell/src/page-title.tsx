import { useSite } from '@parlour/api-client/site';

interface PageTitleProps {
  page?: string;
  /** What search engines show below the title; its route has no `meta` of the site's own description then. */
  description?: string;
}

/** The window's title: the page, then the site. The home page has the brand's own sentence instead. */
export function PageTitle({ page, description }: PageTitleProps) {
  const { settings } = useSite();
  return (
    <>
      <title>{page ? `${page} · ${settings.name}` : settings.index_title}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
