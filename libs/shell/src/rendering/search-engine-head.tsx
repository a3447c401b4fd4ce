import { useLocation } from 'react-router';
import type { Site } from '@parlour/api-client/site';
import { linkPictureAddress } from '@parlour/contract/drawn-addresses';
import { pathIn, publicAddresses } from '@parlour/contract/public-addresses';

/**
 * What search engines and link previews read in the first bytes of a page; the browser has no use for it. The words of a preview
 * are those of the page (`previewWords`).
 */
export function SearchEngineHead({ site: { settings, locale, origin } }: { site: Omit<Site, 'formToken'> }) {
  const path = useLocation().pathname.replace(/(?<=.)\/$/, '');
  if (!publicAddresses(settings).includes(path)) return <meta name="robots" content="noindex" />;
  const own = settings.domain_language;
  const addressIn = (language: string): string => origin + pathIn(language, path, own);
  const picture = path.startsWith('/landers/') ? path.slice('/landers/'.length) : 'site';
  return (
    <>
      <link rel="canonical" href={addressIn(locale)} />
      {settings.locales.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={addressIn(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(own)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={settings.name} />
      <meta property="og:url" content={addressIn(locale)} />
      <meta property="og:locale" content={withTerritory(locale)} />
      <meta property="og:image" content={origin + linkPictureAddress(settings.version, picture)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** A language as Open Graph writes it, with the territory that most speak it in: `de_DE` (ogp.me, `og:locale`). */
function withTerritory(locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}
