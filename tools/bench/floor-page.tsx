import { dehydrate, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, type LoaderFunctionArgs, type ServerBuild } from 'react-router';
import { userOptions } from '@parlour/api-client/account/user';
import { keptOrAsked } from '@parlour/api-client/kept-or-asked';
import { SiteContext, type Site } from '@parlour/api-client/site';
import { MemberTiles } from '@parlour/members';
import { LinkProvider } from '@parlour/ui';
import { FloorLink } from './floor-link.tsx';
import { renderFloorPage } from './floor-entry.tsx';
import { floorContext, type FloorCards } from './floor-request.ts';

const cardsOptions = (read: () => Promise<FloorCards | null>) => ({ queryKey: ['cards'], queryFn: read });

async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const { queries, cards } = context.get(floorContext);
  await keptOrAsked(
    queries,
    cardsOptions(() => Promise.resolve(cards)),
  );
  queries.setQueryData(userOptions().queryKey, cards.user);
  return null;
}

function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>Floor</title>
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <DehydratedQueries />
        <Scripts />
      </body>
    </html>
  );
}

function DehydratedQueries() {
  const state = JSON.stringify(dehydrate(useQueryClient())).replaceAll('<', '\\u003c');
  return <script type="application/json" dangerouslySetInnerHTML={{ __html: state }} />;
}

/** Nothing but the cards. */
function Cards() {
  const { data } = useQuery(cardsOptions(() => Promise.resolve(null)));
  if (!data) return null;
  const site: Site = {
    settings: data.settings,
    locale: 'en',
    formToken: '',
    origin: '',
    isInstalledApp: false,
    analyticsChoice: null,
    dismissals: '',
    savesData: false,
    entryWarning: [],
    maySearch: true,
    hasTrafficSource: false,
  };
  return (
    <SiteContext value={site}>
      <LinkProvider value={FloorLink}>
        <MemberTiles profiles={data.profiles} source="list" lead />
      </LinkProvider>
    </SiteContext>
  );
}

const route = (id: string, path: string, parentId: string | undefined, module: object) => ({
  id,
  path,
  parentId,
  module,
});
const asset = (id: string, path: string, parentId?: string) => ({ id, path, parentId, module: '', imports: [] });

/** The page in the form that the framework's own builds have. */
export const floorBuild = {
  entry: { module: { default: renderFloorPage } },
  routes: {
    root: route('root', '', undefined, { default: () => <Outlet />, Layout }),
    cards: route('cards', 'cards', 'root', { default: Cards, loader }),
  },
  assets: {
    entry: { module: '', imports: [] },
    routes: { root: asset('root', ''), cards: { ...asset('cards', 'cards', 'root'), hasLoader: true } },
    url: '',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;
