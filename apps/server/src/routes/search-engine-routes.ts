import { pathIn, publicAddresses } from '@parlour/contract/public-addresses';
import { HOUR } from '@parlour/models/durations';
import { publicFor } from '@parlour/server-kit/requests/caching';
import type { Site } from '@parlour/server-kit/sites/sites';
import type { RouteGroup } from '@parlour/server-kit/server-parts';

/** What search engines ask of each host: where they may look, and which pages there are, in which languages. */
export const searchEngineRoutes: RouteGroup = (app, { siteOf }) => {
  app.get('/robots.txt', (request, reply) => {
    const site = siteOf(request);
    return reply.type('text/plain; charset=utf-8').headers(publicFor(HOUR)).send(
      // Pages that may not be listed say so themselves (noindex), which a crawler can only read where it may look.
      `User-agent: *\nDisallow: /api/\nDisallow: /media/\n\nSitemap: ${site.origin}/sitemap.xml\n`,
    );
  });

  app.get('/sitemap.xml', (request, reply) => {
    const site = siteOf(request);
    return reply.type('application/xml; charset=utf-8').headers(publicFor(HOUR)).send(sitemapOf(site));
  });
};

/** Every public page once in each language of the site, each naming the others. */
function sitemapOf({ brand, origin }: Pick<Site, 'brand' | 'origin'>): string {
  const { locales, domain_language: own } = brand.settings;
  const entries = publicAddresses(brand.settings).flatMap((path) => {
    const alternates = locales.map(
      (locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${origin}${pathIn(locale, path, own)}"/>`,
    );
    return locales.map((locale) => `<url><loc>${origin}${pathIn(locale, path, own)}</loc>${alternates.join('')}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}
