import type { Theme } from '@parlour/ui/theme/theme';

/**
 * What a phone colours its own bars by around a page in a tab: as the bar on top of the page. The first that fits holds; a
 * brand that is dark is so for everybody, as in the style sheet of its theme.
 */
export function ThemeColor({ theme: { light, dark, defaultScheme } }: { theme: Theme }) {
  if (defaultScheme === 'dark') return <meta name="theme-color" content={dark.deep} />;
  return (
    <>
      <meta name="theme-color" content={dark.deep} media="(prefers-color-scheme: dark)" />
      <meta name="theme-color" content={light.deep} />
    </>
  );
}
