import { useSite } from '@parlour/api-client/site';

/** The window's title: the page, then the site. The home page has the brand's own sentence instead. */
export function PageTitle({ page }: { page?: string }) {
  const { settings } = useSite();
  return <title>{page ? `${page} · ${settings.name}` : settings.index_title}</title>;
}
